import { renderedDuring, type RenderedComponent } from '../../testing/rendered-components.ts'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../fields/text.tsx'
import { defineForm } from '../description/define-form.ts'
import { Form } from '../form/form.tsx'
import { useForm } from '../hooks/use-form.ts'
import { SaveBar } from '../save-bar/save-bar.tsx'
import { FormFields } from './form-fields.tsx'

const description = (count: number) =>
  defineForm({
    fields: Array.from({ length: count }, (_, index) => ({
      name: `field${index}`,
      type: 'text' as const,
      label: `Champ ${index}`,
      validators: ['not_empty' as const],
    })),
  })

function Page({ count }: { count: number }) {
  const form = useForm(description(count), { save: async () => {} })
  return (
    <Form form={form}>
      <FormFields form={form} />
      <SaveBar form={form} />
    </Form>
  )
}

it.each([100, 1000])(
  're-renders only the edited field on each keystroke, out of %i fields',
  async (count) => {
    const place = document.body.appendChild(document.createElement('div'))
    // Ignore the pointer: a field that scrolls under it would render again as hovered.
    place.style.pointerEvents = 'none'
    const root = createRoot(place)
    root.render(<Page count={count} />)
    const input = await vi.waitUntil(
      () => place.querySelector<HTMLInputElement>(`[name="field${count - 2}"]`),
      10_000,
    )
    input.focus()
    const placesOf = (components: readonly RenderedComponent[]) =>
      new Set(
        components.map(({ inside, ...self }) => {
          const path = [...inside, self]
          const part = path.find(({ name }) => name === 'Field' || name === 'SaveBar')
          return part?.name === 'Field' ? part.props['name'] : (part?.name ?? self.name)
        }),
      )

    const first = await renderedDuring(() => userEvent.keyboard('Z'))
    // The first key makes the form dirty, which renders the save bar.
    expect(placesOf(first)).toEqual(new Set([`field${count - 2}`, 'SaveBar']))

    const second = await renderedDuring(() => userEvent.keyboard('o'))
    expect(input.value).toBe('Zo')
    expect(second.filter(({ name }) => name === 'Field')).toHaveLength(1)
    expect(placesOf(second)).toEqual(new Set([`field${count - 2}`]))
    root.unmount()
    place.remove()
  },
)

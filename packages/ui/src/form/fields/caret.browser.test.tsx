import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineForm } from '../description/define-form.ts'
import { Form } from '../form/form.tsx'
import { FormFields } from '../form-fields/form-fields.tsx'
import { useForm } from '../hooks/use-form.ts'
import './multiline.tsx'
import './text.tsx'

const description = defineForm({
  fields: [
    {
      name: 'email',
      type: 'text',
      label: 'Email',
      inputType: 'email',
      transforms: ['remove_spaces', 'lowercase'],
    },
    { name: 'city', type: 'multiline', label: 'Ville', transforms: ['uppercase'] },
  ],
})

const initial = { email: 'camille@exemple.fr', city: 'LYON' }

function Page() {
  const form = useForm(description, { initial, save: async () => {} })
  return (
    <Form form={form}>
      <FormFields form={form} />
    </Form>
  )
}

const place = document.body.appendChild(document.createElement('div'))
let root: Root

async function openAt(name: string) {
  root = createRoot(place)
  root.render(<Page />)
  const control = await vi.waitUntil(() =>
    place.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`),
  )
  control.focus()
  return control
}

afterEach(() => root.unmount())

it('keeps the caret when letters typed at the start become lowercase', async () => {
  const email = await openAt('email')
  await userEvent.keyboard('{Home}ABC')
  expect(email.value).toBe('abccamille@exemple.fr')
  expect(email.selectionStart).toBe(3)
})

it('keeps the caret when typed characters are dropped', async () => {
  const email = await openAt('email')
  await userEvent.keyboard('{Home}{ArrowRight} - ')
  expect(email.value).toBe('c-amille@exemple.fr')
  expect(email.selectionStart).toBe(2)
})

it('moves the caret past both letters when a letter typed in a multiline field becomes two', async () => {
  const city = await openAt('city')
  await userEvent.keyboard('{Home}ß-a')
  expect(city.value).toBe('SS-ALYON')
  expect(city.selectionStart).toBe(4)
})

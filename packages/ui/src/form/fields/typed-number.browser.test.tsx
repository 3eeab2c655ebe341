import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeProvider } from '../../theme/index.ts'
import { defineForm } from '../description/define-form.ts'
import type { FormDescription } from '../description/form-description.ts'
import { StoryForm } from '../testing/story-form.tsx'
import './index.ts'

let root: Root

function renderForm(description: FormDescription, initial: Record<string, unknown>) {
  const save = vi.fn(async (_values: Record<string, unknown>) => {})
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root.render(
      <ThemeProvider>
        <StoryForm description={description} initial={initial} save={save} />
      </ThemeProvider>,
    ),
  )
  return save
}

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

it('shows cents as euros, which can still be edited after they are formatted', async () => {
  const save = renderForm(
    defineForm({
      fields: [{ name: 'price', type: 'text', label: 'Prix', transforms: ['euros_to_cents'] }],
    }),
    { price: 1200 },
  )
  const price = page.getByRole('textbox', { name: 'Prix' })
  await expect.element(price).toHaveValue('12,00')
  await userEvent.fill(price, '12,3')
  await userEvent.tab()
  await expect.element(price).toHaveValue('12,30')
  await userEvent.click(price)
  await userEvent.keyboard('{End}{Backspace}4{Tab}')
  await expect.element(price).toHaveValue('12,34')
  await userEvent.click(page.getByRole('button', { name: 'Enregistrer' }))
  expect(save).toHaveBeenCalledWith({ price: 1234 })
})

it('enables saving while a number is being typed, in a field or in a slider’s input', async () => {
  const save = renderForm(
    defineForm({
      fields: [
        { name: 'hour', type: 'number', label: 'Heure', max: 23 },
        { name: 'size', type: 'slider', label: 'Taille', min: 10, max: 90 },
      ],
    }),
    { hour: 8, size: 40 },
  )
  const button = page.getByRole('button', { name: 'Enregistrer' })
  await expect.element(button).toBeDisabled()
  const hour = page.getByRole('textbox', { name: 'Heure' })
  await userEvent.fill(hour, '9')
  await expect.element(button).toBeEnabled()
  await userEvent.fill(hour, '8')
  await expect.element(button).toBeDisabled()
  await userEvent.fill(page.getByRole('textbox', { name: 'Taille' }), '55')
  await expect.element(button).toBeEnabled()
  await userEvent.click(button)
  expect(save).toHaveBeenCalledWith({ hour: 8, size: 55 })
})

import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineForm } from './description/define-form.ts'
import './fields/list.ts'
import './fields/text.tsx'
import { FormFields } from './form-fields/form-fields.tsx'
import { Form } from './form/form.tsx'
import { useForm } from './hooks/use-form.ts'

const office = defineForm({
  fields: [
    { name: 'name', type: 'text', label: 'Nom', validators: ['not_empty'] },
    { name: 'phone', type: 'text', label: 'Téléphone', validators: ['phone'] },
    {
      name: 'codes',
      type: 'list',
      label: 'Codes',
      itemLabel: 'Code {n}',
      fields: [{ name: 'code', type: 'text', label: 'Code', validators: ['not_empty'] }],
    },
  ],
})

let root: Root
let saved: object[]
let presses: number

function OfficeForm() {
  const form = useForm(office, {
    initial: { name: '', phone: '', codes: [{ code: 'A' }] },
    save: async (values) => {
      saved.push(values)
    },
  })
  return (
    <Form form={form} aria-label="Bureau">
      <FormFields form={form} />
      <button type="button" onClick={() => (presses += 1)}>
        Ailleurs
      </button>
      <button type="button" onClick={() => form.reset()}>
        Rétablir
      </button>
      <button type="submit">Enregistrer</button>
    </Form>
  )
}

beforeEach(() => {
  saved = []
  presses = 0
  const container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
  root.render(<OfficeForm />)
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const name = page.getByRole('textbox', { name: 'Nom' })
const phone = page.getByRole('textbox', { name: 'Téléphone' })
const button = (name: string | RegExp) => page.getByRole('button', { name })

it('delays the error of the field that loses focus, so that the pressed button does not move', async () => {
  await phone.fill('12')
  await button('Ailleurs').click({ delay: 80 })
  expect(presses).toBe(1)
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true')
})

it('shows the error of a field that is left with Tab', async () => {
  await phone.fill('12')
  await userEvent.tab()
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true')
})

it('shows no error if the press that leaves a field also resets the form', async () => {
  await name.fill('Lyon')
  await button('Rétablir').click({ delay: 80 })
  await expect.element(name).toHaveValue('')
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expect.element(name).not.toHaveAttribute('aria-invalid', 'true')
})

it('lets the form be saved if the press that leaves an empty list item also removes it', async () => {
  await name.fill('Lyon')
  const code = page.getByRole('textbox', { name: 'Code', exact: true })
  await code.fill('')
  await button(/^(Retirer|Supprimer)/).click({ delay: 80 })
  await expect.element(code).not.toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 50))
  await button('Enregistrer').click()
  await expect.poll(() => saved).toEqual([{ name: 'Lyon', phone: '', codes: [] }])
})

import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineForm } from './description/define-form.ts'
import './fields/text.tsx'
import { FormFields } from './form-fields/form-fields.tsx'
import { Form } from './form/form.tsx'
import { useForm } from './hooks/use-form.ts'

const office = defineForm({
  fields: [
    { name: 'name', type: 'text', label: 'Nom' },
    { name: 'phone', type: 'text', label: 'Téléphone', validators: ['phone'] },
  ],
})

let root: Root
let saves: number

function OfficeForm() {
  const form = useForm(office, {
    initial: { name: 'Lyon', phone: '' },
    save: async () => {
      saves += 1
    },
  })
  return (
    <Form form={form} aria-label="Bureau">
      <FormFields form={form} />
      <button type="button">Ailleurs</button>
    </Form>
  )
}

let presses: number

beforeEach(() => {
  saves = 0
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

const phone = page.getByRole('textbox', { name: 'Téléphone' })
const elsewhere = page.getByRole('button', { name: 'Ailleurs' })

it('does not move what is pressed when the field that is left shows an error', async () => {
  await phone.fill('12')
  elsewhere.element().addEventListener('click', () => {
    presses += 1
  })
  await elsewhere.click({ delay: 80 })
  expect(presses).toBe(1)
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true')
})

it('shows the error of a field that is left with Tab', async () => {
  await phone.fill('12')
  await userEvent.tab()
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true')
  expect(saves).toBe(0)
})

import { defineForm, Form, FormFields, SaveBar, useForm } from '../../src/form/index.ts'
import '../../src/form/fields/index.ts'
import { send } from './send.ts'

const contact = defineForm({
  fields: [
    { name: 'name', type: 'text', label: 'Nom', validators: ['not_empty'] },
    { name: 'email', type: 'text', label: 'Email', validators: ['not_empty', 'email'] },
    { name: 'message', type: 'multiline', label: 'Message', isWide: true },
  ],
})

export function FirstForm() {
  const form = useForm(contact, { save: (values) => send('/api/contacts', values) })
  return (
    <Form form={form}>
      <FormFields form={form} columns={2} />
      <SaveBar form={form} />
    </Form>
  )
}

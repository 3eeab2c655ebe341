import { defineForm, Form, FormFields, SaveBar, useForm } from '../../src/form/index.ts'
import '../../src/form/fields/index.ts'
import { send } from './send.ts'

const campaign = defineForm({
  fields: [
    { name: 'title', type: 'text', label: 'Titre', validators: ['not_empty'] },
    { name: 'is_limited', type: 'switch', label: 'Limitée dans le temps' },
    {
      type: 'group',
      label: 'Dates',
      visible: { field: 'is_limited', is: true },
      fields: [
        { name: 'start', type: 'timestamp', label: 'Début', validators: ['not_empty'] },
        { name: 'end', type: 'timestamp', label: 'Fin', disabled: { field: 'start', is: null } },
      ],
    },
  ],
})

export function Conditions() {
  const form = useForm(campaign, { save: (values) => send('/api/campaigns', values) })
  return (
    <Form form={form}>
      <FormFields form={form} />
      <SaveBar form={form} />
    </Form>
  )
}

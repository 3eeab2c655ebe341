import { defineForm, Form, FormFields, SaveBar, useForm } from '../../src/form/index.ts'
import '../../src/form/fields/index.ts'
import { send } from './send.ts'

const signature = defineForm({
  fields: [
    {
      name: 'links',
      type: 'list',
      label: 'Liens',
      itemLabel: 'Lien',
      addLabel: 'Ajouter un lien',
      maxItems: 5,
      fields: [
        { name: 'title', type: 'text', label: 'Titre', validators: ['not_empty'] },
        { name: 'url', type: 'text', label: 'Adresse', validators: ['not_empty', 'url'] },
      ],
    },
  ],
})

export function RepeatedFields() {
  const form = useForm(signature, {
    initial: { links: [{ title: 'Boutique', url: 'https://boutique.exemple.fr' }] },
    save: (values) => send('/api/signatures', values),
  })
  return (
    <Form form={form}>
      <FormFields form={form} />
      <SaveBar form={form} />
    </Form>
  )
}

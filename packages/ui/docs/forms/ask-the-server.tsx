import { defineForm, Form, FormFields, SaveBar, useForm } from '../../src/form/index.ts'
import '../../src/form/fields/index.ts'
import { registerAsyncValidator } from '../../src/validators/index.ts'
import './validators.ts'

registerAsyncValidator('free_address', async (value, _, { signal }) => {
  const response = await fetch(`/api/addresses/${encodeURIComponent(String(value))}`, { signal })
  return response.status === 404 ? null : 'Cette adresse est déjà prise'
})

const account = defineForm({
  fields: [
    { name: 'email', type: 'text', label: 'Email', validators: ['not_empty', 'free_address'] },
    { name: 'code', type: 'text', label: 'Code d’invitation', validators: ['not_empty'] },
  ],
})

class RejectedValues extends Error {
  readonly errors: Record<string, string>
  constructor(errors: Record<string, string>) {
    super('certaines valeurs sont refusées')
    this.errors = errors
  }
}

async function createAccount(values: object) {
  const response = await fetch('/api/accounts', { method: 'POST', body: JSON.stringify(values) })
  if (!response.ok) throw new RejectedValues((await response.json()) as Record<string, string>)
}

export function AskTheServer() {
  const form = useForm(account, {
    save: createAccount,
    errorsOf: (thrown) => (thrown instanceof RejectedValues ? thrown.errors : null),
  })
  return (
    <Form form={form}>
      <FormFields form={form} />
      <SaveBar form={form} />
    </Form>
  )
}

import { useState } from 'react'
import { defineForm, Form, FormFields, useForm, useFormState } from '../../src/form/index.ts'
import '../../src/form/fields/index.ts'
import { BannerMessage, Button, Dialog } from '../../src/primitives/index.ts'
import { send } from './send.ts'

const team = defineForm({
  fields: [
    {
      name: 'name',
      type: 'text',
      label: 'Nom de l’équipe',
      validators: ['not_empty', { max_length: 30 }],
      hasInitialFocus: true,
    },
  ],
})

export function InADialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Créer une équipe</Button>
      {isOpen && <TeamDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function TeamDialog({ onClose }: { onClose: () => void }) {
  const form = useForm(team, {
    texts: { failed: (message) => message },
    async save(values) {
      await send('/api/teams', values)
      onClose()
    },
  })
  const { status, text } = useFormState(form)
  return (
    <Dialog
      title="Nouvelle équipe"
      isOpen
      ignoresOutsidePress
      onClose={onClose}
      actions={
        <Button type="submit" form="new-team" variant="primary" isLoading={status === 'saving'}>
          Créer
        </Button>
      }
    >
      <Form form={form} id="new-team">
        {status === 'failed' && <BannerMessage tone="danger" title={text} />}
        <FormFields form={form} />
      </Form>
    </Dialog>
  )
}

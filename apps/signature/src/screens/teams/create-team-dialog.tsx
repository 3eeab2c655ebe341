import { useFields, useIdempotencyKey, useOperation } from '@org/app-kit'
import { Button, Dialog } from '@org/ui/primitives'
import type { FormEvent } from 'react'
import { useAppDispatch } from '../../state.ts'
import { createTeamOperation, teamCreateRequested } from '../../teams/teams-saga.ts'
import { texts } from '../../texts.ts'
import { FormError } from '../shared/form-error.tsx'
import { FieldGrid } from '../shared/page.styles.ts'
import { TeamFields, teamForm, teamValues } from './team-fields.tsx'

const formId = 'create-team'

/** Adds a team. It closes once the team exists; a failure keeps what was typed. */
export function CreateTeamDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch()
  const keyFor = useIdempotencyKey(createTeamOperation)
  const form = useFields(teamForm({ name: '', signature_template_id: null }), {
    name: ['not_empty'],
  })
  const { isRunning, error } = useOperation(createTeamOperation, onClose)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!form.check()) return
    const values = teamValues(form.values)
    dispatch(teamCreateRequested({ values, idempotencyKey: keyFor(values) }))
  }
  return (
    <Dialog
      title={texts.teams.create}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isLoading={isRunning}>
            {texts.saveButton}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate>
        <FormError message={error} />
        <FieldGrid>
          <TeamFields field={form.field} />
        </FieldGrid>
      </form>
    </Dialog>
  )
}

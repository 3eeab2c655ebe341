import { refusedFields, useIdempotencyKey, useRunOperation, useAppSelector } from '@org/app-kit'
import { FormDialog, FormError } from '@org/app-kit/pages'
import { FormFields, useForm, useFormState } from '@org/ui/form'
import { useMemo } from 'react'
import { inviteOperation, inviteRequested } from './administrators-saga.ts'
import { selectTeams } from '#shared/lists/teams.ts'
import { administratorsTexts } from '../texts.ts'
import { Explanation } from './administrators.styles.ts'
import { describeInvite, invitationValues, teamChoices } from './invite-form.ts'

/**
 * Invites a person as an administrator. The dialog closes when the server has accepted the
 * invitation; if the request fails, it stays open with its values.
 */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const run = useRunOperation(inviteOperation)
  const keyFor = useIdempotencyKey(inviteOperation)
  const teams = useAppSelector(selectTeams).data
  const choices = useMemo(() => ({ team_id: teamChoices(teams) }), [teams])
  const form = useForm(describeInvite(choices.team_id.length > 0), {
    errorsOf: refusedFields,
    texts: { failed: (message) => message },
    async save(typed) {
      const values = invitationValues(typed)
      await run(inviteRequested({ values, idempotencyKey: keyFor(values) }))
      onClose()
    },
  })
  const { status, text, hasErrors } = useFormState(form)
  const labels = administratorsTexts
  return (
    <FormDialog
      title={labels.inviteTitle}
      form={form}
      saveLabel={labels.inviteSave}
      onClose={onClose}
    >
      <Explanation>{labels.inviteHelp}</Explanation>
      <FormError message={status === 'failed' && !hasErrors ? text : null} work="save" />
      <FormFields form={form} columns={2} choices={choices} />
    </FormDialog>
  )
}

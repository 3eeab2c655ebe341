import { refusedFields, useIdempotencyKey, useRunOperation } from '@org/app-kit'
import { FormDialog, FormError } from '@org/app-kit/pages'
import { useForm, useFormState } from '@org/ui/form'
import { teamsFlow } from './teams-saga.ts'
import { teamsTexts } from './texts.ts'
import { TeamFields } from './team-fields.tsx'
import { teamForm, teamValues } from './team-form.ts'

/**
 * A dialog that adds a team. It closes once the team exists, and keeps the input if saving fails.
 */
export function CreateTeamDialog({ onClose }: { onClose: () => void }) {
  const run = useRunOperation(teamsFlow.operations.create)
  const keyFor = useIdempotencyKey(teamsFlow.operations.create)
  const form = useForm(teamForm, {
    errorsOf: refusedFields,
    texts: { failed: (message) => message },
    async save(typed) {
      const values = teamValues(typed)
      await run(teamsFlow.requests.create({ values, idempotencyKey: keyFor(values) }))
      onClose()
    },
  })
  const { status, text, hasErrors } = useFormState(form)
  return (
    <FormDialog title={teamsTexts.create} form={form} onClose={onClose}>
      <FormError message={status === 'failed' && !hasErrors ? text : null} work="save" />
      <TeamFields form={form} />
    </FormDialog>
  )
}

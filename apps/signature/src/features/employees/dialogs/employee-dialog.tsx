import type { User } from '@org/api/client'
import { type EditedEntity, refusedFields, useAppSelector } from '@org/app-kit'
import { FormFields, useForm, useFormState } from '@org/ui/form'
import { useMemo } from 'react'
import { selectTeams } from '#shared/lists/teams.ts'
import { selectTemplates } from '#shared/lists/templates.ts'
import { employeesTexts } from '../texts.ts'
import { FormConflict } from '#shared/conflict/form-conflict.tsx'
import { FormDialog } from '#shared/form-dialog/form-dialog.tsx'
import { FormError } from '#shared/form-error.tsx'
import { optionsOf, optionsWith } from '#shared/options-of.ts'
import { Muted } from '#shared/page.styles.ts'
import { pictureFormat } from '#shared/picture-field.tsx'
import {
  describeUser,
  inheritedSignature,
  type UserFormOptions,
  userForm,
  type UserFormValues,
} from './employee-form.ts'

export interface UserDialogProps extends UserFormOptions {
  title: string
  initial: Partial<UserFormValues>
  save: (values: UserFormValues) => Promise<void>
  /** The person who is changed, to tell what others have changed meanwhile. */
  edited?: EditedEntity<User>
  /** The signature that the person has instead of the team's. */
  inUse?: User['signature']
  /** What there is to know of the person besides. */
  note?: string | undefined
  onClose: () => void
}

/** The fields of an employee in a dialog. A failed save keeps what was typed. */
export function UserDialog({
  title,
  initial,
  save,
  edited,
  inUse,
  note,
  onClose,
  ...options
}: UserDialogProps) {
  const teams = useAppSelector(selectTeams).data
  const templates = useAppSelector(selectTemplates).data
  const choices = useMemo(
    () => ({
      team_id: optionsOf(teams),
      signature_template_id: [
        { value: inheritedSignature, label: employeesTexts.inherited },
        ...optionsWith(templates, inUse),
      ],
    }),
    [teams, templates, inUse],
  )
  const form = useForm(describeUser(options), {
    initial,
    save,
    errorsOf: refusedFields,
    texts: { failed: (message) => message },
  })
  const { status, text, hasErrors } = useFormState(form)
  return (
    <FormDialog title={title} form={form} onClose={onClose}>
      {edited && (
        <FormConflict
          form={form}
          edited={edited}
          toForm={userForm}
          choices={choices}
          format={pictureFormat}
        />
      )}
      {note !== undefined && <Muted>{note}</Muted>}
      <FormError
        message={status === 'failed' && !hasErrors && !edited?.conflict ? text : null}
        work="save"
      />
      <FormFields form={form} columns={2} choices={choices} />
    </FormDialog>
  )
}

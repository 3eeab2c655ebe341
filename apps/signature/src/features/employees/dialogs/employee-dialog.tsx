import type { User } from '@org/api/client'
import { type EditedEntity, refusedFields, useAppSelector } from '@org/app-kit'
import { FormConflict, FormDialog, FormError, Muted } from '@org/app-kit/pages'
import { FormFields, useForm, useFormState } from '@org/ui/form'
import { useMemo } from 'react'
import { selectTeams } from '#shared/lists/teams.ts'
import { selectTemplates } from '#shared/lists/templates.ts'
import { employeesTexts } from '../texts.ts'
import { optionsOf, optionsWith } from '#shared/options-of.ts'
import { useCountry } from '#shared/use-phones.ts'
import { pictureFormat } from '#shared/picture-field.tsx'
import {
  describeEmployee,
  inheritedSignature,
  type EmployeeFormOptions,
  employeeForm,
  type EmployeeFormValues,
} from './employee-form.ts'
import { useDefaultTeam } from './use-default-team.ts'

export interface EmployeeDialogProps extends Omit<EmployeeFormOptions, 'country'> {
  title: string
  initial: Partial<EmployeeFormValues>
  save: (values: EmployeeFormValues) => Promise<void>
  /** The employee being edited. Used to detect changes by other users. */
  edited?: EditedEntity<User>
  /**
   * The signature selected for this employee, which overrides the team's; null if it is inherited.
   */
  inUse?: User['signature']
  /** A note about the employee. */
  note?: string | undefined
  onClose: () => void
}

/** A dialog with an employee's fields. The form keeps its values if saving fails. */
export function EmployeeDialog({
  title,
  initial,
  save,
  edited,
  inUse,
  note,
  onClose,
  ...options
}: EmployeeDialogProps) {
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
  const country = useCountry()
  const form = useForm(describeEmployee({ ...options, country }), {
    initial,
    save,
    errorsOf: refusedFields,
    texts: { failed: (message) => message },
  })
  useDefaultTeam(form, initial.team_id ?? null)
  const { status, text, hasErrors } = useFormState(form)
  return (
    <FormDialog title={title} form={form} onClose={onClose}>
      {edited && (
        <FormConflict
          form={form}
          edited={edited}
          toForm={employeeForm}
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

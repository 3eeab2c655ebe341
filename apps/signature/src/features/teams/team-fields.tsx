import type { Team } from '@org/api/client'
import { type EditedEntity, useAppSelector } from '@org/app-kit'
import { FormConflict } from '@org/app-kit/pages'
import { FormFields, type FormStore } from '@org/ui/form'
import { useMemo } from 'react'
import { selectTemplates } from '#shared/lists/templates.ts'
import { teamsTexts } from './texts.ts'
import { optionsWith } from '#shared/options-of.ts'
import { inheritedSignature, teamFormValues, type TeamFormValues } from './team-form.ts'

export interface TeamFieldsProps {
  form: FormStore<TeamFormValues>
  /** The team being edited, to detect changes by others. */
  edited?: EditedEntity<Team>
  /** The team's own signature. */
  inUse?: Team['signature_template']
}

/** A team's fields, with the current signatures as options. */
export function TeamFields({ form, edited, inUse }: TeamFieldsProps) {
  const templates = useAppSelector(selectTemplates).data
  const choices = useMemo(
    () => ({
      signature_template_id: [
        { value: inheritedSignature, label: teamsTexts.inherited },
        ...optionsWith(templates, inUse),
      ],
    }),
    [templates, inUse],
  )
  return (
    <>
      {edited && (
        <FormConflict form={form} edited={edited} toForm={teamFormValues} choices={choices} />
      )}
      <FormFields form={form} columns={2} choices={choices} />
    </>
  )
}

import type { Team } from '@org/api/client'
import { type EditedEntity, useAppSelector } from '@org/app-kit'
import { FormFields, type FormStore } from '@org/ui/form'
import { useMemo } from 'react'
import { selectTemplates } from '#shared/lists/templates.ts'
import { teamsTexts } from './texts.ts'
import { FormConflict } from '#shared/conflict/form-conflict.tsx'
import { optionsWith } from '#shared/options-of.ts'
import { inheritedTemplate, teamFormValues, type TeamFormValues } from './team-form.ts'

export interface TeamFieldsProps {
  form: FormStore<TeamFormValues>
  /** The team that is changed, to tell what others have changed meanwhile. */
  edited?: EditedEntity<Team>
  /** The signature that the team has itself. */
  inUse?: Team['signature_template']
}

/** The fields of a team, with the signatures that there are at the moment. */
export function TeamFields({ form, edited, inUse }: TeamFieldsProps) {
  const templates = useAppSelector(selectTemplates).data
  const choices = useMemo(
    () => ({
      signature_template_id: [
        { value: inheritedTemplate, label: teamsTexts.inherited },
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

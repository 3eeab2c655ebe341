import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/select'
import '@org/ui/form/fields/text'
import type { TeamValues } from './teams-saga.ts'
import { teamsTexts } from './texts.ts'
import { bound } from '#shared/bound.ts'

/** Choice of the company's signature. */
export const inheritedTemplate = 'inherited'

/** Name and signature of a team, for creating and for editing. */
export const teamForm = defineForm({
  fields: [
    {
      name: 'name',
      type: 'text',
      label: teamsTexts.name,
      validators: ['not_empty', bound('createTeam', 'name')],
    },
    {
      name: 'signature_template_id',
      type: 'select',
      label: teamsTexts.signature,
      initial: inheritedTemplate,
    },
  ],
})

export type TeamFormValues = FormValues<typeof teamForm>

/** A team as its form holds it. */
export function teamFormValues({ name, signature_template_id }: TeamValues): TeamFormValues {
  return { name, signature_template_id: signature_template_id ?? inheritedTemplate }
}

/** What is sent. */
export function teamValues({ name, signature_template_id }: TeamFormValues): TeamValues {
  return {
    name: name.trim(),
    signature_template_id:
      signature_template_id === inheritedTemplate ? null : signature_template_id,
  }
}

import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/select'
import '@org/ui/form/fields/text'
import type { TeamValues } from './teams-saga.ts'
import { teamsTexts } from './texts.ts'
import { bound } from '#shared/bound.ts'

/** Value of the option that uses the company's signature. */
export const inheritedSignature = 'inherited'

/** A team's name and signature, for creating and editing. */
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
      initial: inheritedSignature,
    },
  ],
})

export type TeamFormValues = FormValues<typeof teamForm>

/** Converts a team to form values. */
export function teamFormValues({ name, signature_template_id }: TeamValues): TeamFormValues {
  return { name, signature_template_id: signature_template_id ?? inheritedSignature }
}

/** Converts form values to API values. */
export function teamValues({ name, signature_template_id }: TeamFormValues): TeamValues {
  return {
    name: name.trim(),
    signature_template_id:
      signature_template_id === inheritedSignature ? null : signature_template_id,
  }
}

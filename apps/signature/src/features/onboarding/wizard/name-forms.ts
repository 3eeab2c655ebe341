import { defineForm } from '@org/ui/form'
import '@org/ui/form/fields/text'
import { validate } from '@org/ui/validators'
import { onboardingTexts } from '../texts.ts'
import { wizardTexts } from './texts.ts'
import { bound } from '#shared/bound.ts'

/** The signature's name, asked for before the wizard continues. */
export const signatureNameForm = defineForm({
  fields: [
    {
      name: 'name',
      type: 'text',
      label: wizardTexts.name,
      validators: ['not_empty', bound('createSignatureTemplate', 'name')],
      hasInitialFocus: true,
    },
  ],
})

const teamNameBound = bound('createTeam', 'name')

/** Returns the team name's errors as strings; an empty name means no team. */
export function teamNameErrors(name: string): string[] {
  return validate(name.trim(), [teamNameBound]).map((error) =>
    onboardingTexts.error(wizardTexts.teamName, error),
  )
}

/** The name of the team that the wizard creates. */
export const teamNameForm = defineForm({
  fields: [
    {
      name: 'name',
      type: 'text',
      label: wizardTexts.teamName,
      validators: ['not_empty', teamNameBound],
    },
  ],
})

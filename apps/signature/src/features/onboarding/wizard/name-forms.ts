import { defineForm } from '@org/ui/form'
import '@org/ui/form/fields/text'
import { validate } from '@org/ui/validators'
import { onboardingTexts } from '../texts.ts'
import { bound } from '#shared/bound.ts'

/** The name of the signature, asked before the wizard goes on. */
export const signatureNameForm = defineForm({
  fields: [
    {
      name: 'name',
      type: 'text',
      label: onboardingTexts.name,
      validators: ['not_empty', bound('createSignatureTemplate', 'name')],
      hasInitialFocus: true,
    },
  ],
})

const teamNameBound = bound('createTeam', 'name')

/** What is wrong with the name of the team, in words; an empty one stands for no team. */
export function teamNameErrors(name: string): string[] {
  return validate(name.trim(), [teamNameBound]).map((error) =>
    onboardingTexts.error(onboardingTexts.teamName, error),
  )
}

/** The name of the team that the wizard makes. */
export const teamNameForm = defineForm({
  fields: [
    {
      name: 'name',
      type: 'text',
      label: onboardingTexts.teamName,
      validators: ['not_empty', teamNameBound],
    },
  ],
})

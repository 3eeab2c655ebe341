import { defineForm } from '@org/ui/form'
import { texts } from '../../texts.ts'

/** The name of the signature, asked before the wizard goes on. */
export const signatureNameForm = defineForm({
  fields: [
    {
      name: 'name',
      type: 'text',
      label: texts.onboarding.name,
      validators: ['not_empty'],
      hasInitialFocus: true,
    },
  ],
})

/** The name of the team that the wizard makes. */
export const teamNameForm = defineForm({
  fields: [
    { name: 'name', type: 'text', label: texts.onboarding.teamName, validators: ['not_empty'] },
  ],
})

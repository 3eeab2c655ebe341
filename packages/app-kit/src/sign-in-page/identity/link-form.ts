import { defineForm } from '@org/ui/form'
import '@org/ui/form/fields/text'
import { signInTexts } from '../texts.ts'

/** Form for the email address that a sign-in link is sent to. */
export const linkForm = defineForm({
  fields: [
    {
      name: 'email',
      type: 'text',
      label: signInTexts.email,
      inputType: 'email',
      autoComplete: 'email',
      validators: ['not_empty', 'email'],
    },
  ],
})

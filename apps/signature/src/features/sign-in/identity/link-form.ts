import { defineForm } from '@org/ui/form'
import '@org/ui/form/fields/text'
import { signInTexts } from '../texts.ts'

/** The address to which a link is or was sent. */
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

import { defineForm } from '@org/ui/form'
import '@org/ui/form/fields/text'
import { signInTexts } from '../texts.ts'

/** Whom a link is mailed to, or was. */
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

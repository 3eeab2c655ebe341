import { defineForm } from '@org/ui/form'
import '@org/ui/form/fields/text'
import { texts } from '#shared/texts.ts'

/** The form of a tag. */
export const tagForm = defineForm({
  fields: [
    {
      name: 'name',
      type: 'text',
      label: texts.name,
      hasInitialFocus: true,
      validators: ['not_empty', { max_length: 60 }],
    },
  ],
})

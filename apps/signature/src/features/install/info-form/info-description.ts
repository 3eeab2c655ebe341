import { defineForm } from '@org/ui/form'
import '@org/ui/form/fields/text'
import { installTexts as texts } from '../texts.ts'

/** The four personal fields and their validators (specification 1, section 5). */
export const infoDescription = defineForm({
  fields: [
    {
      name: 'first_name',
      type: 'text',
      label: texts.fields.first_name,
      autoComplete: 'given-name',
      maxLength: 200,
      validators: ['not_empty'],
    },
    {
      name: 'last_name',
      type: 'text',
      label: texts.fields.last_name,
      autoComplete: 'family-name',
      maxLength: 200,
      validators: ['not_empty'],
    },
    {
      name: 'position',
      type: 'text',
      label: texts.fields.position,
      autoComplete: 'organization-title',
      maxLength: 200,
      validators: ['not_empty'],
    },
    {
      name: 'phone_number',
      type: 'text',
      label: texts.fields.phone_number,
      inputType: 'tel',
      autoComplete: 'tel',
      help: texts.phoneHelp,
      maxLength: 40,
      validators: ['not_empty', 'mobile_phone'],
    },
  ],
})

import { defineForm } from '@org/ui/form'
import '@org/ui/form/fields/text'
import '#shared/phone-field.tsx'
import { installTexts as texts } from '../texts.ts'

/**
 * Describes the four personal fields with their validators (specification 1, section 5). `country`
 * is the organisation's, for phone numbers in the national form. The mobile number is shown if the
 * signature has a place for it.
 */
export const describeInfo = (country: string, showsMobile = false) =>
  defineForm({
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
        type: 'phone',
        label: texts.fields.phone_number,
        country,
        isMobile: true,
        autoComplete: 'tel',
        help: texts.phoneHelp,
        maxLength: 40,
        validators: ['not_empty', { mobile_number: country }],
      },
      {
        name: 'mobile_number',
        type: 'phone',
        label: texts.fields.mobile_number,
        country,
        isMobile: true,
        maxLength: 40,
        visible: showsMobile,
        validators: [{ mobile_number: country }],
      },
    ],
  })

import type { User } from '@org/api/client'
import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/text'
import type { ProfileValues } from './profile-saga.ts'
import { profileTexts } from './texts.ts'
import { bound } from '#shared/bound.ts'
import '#shared/phone-field.tsx'
import '#shared/picture-field.tsx'

/**
 * Describes a person's editable profile; the email identifies them and cannot be changed. `country`
 * is the organisation's, for phone numbers in the national form.
 */
export const describeProfile = (country: string) =>
  defineForm({
    fields: [
      {
        name: 'email',
        type: 'text',
        label: profileTexts.email,
        inputType: 'email',
        isWide: true,
        isReadOnly: true,
        help: profileTexts.emailFixed,
      },
      {
        name: 'first_name',
        type: 'text',
        label: profileTexts.firstName,
        validators: [bound('updateUser', 'first_name')],
      },
      {
        name: 'last_name',
        type: 'text',
        label: profileTexts.lastName,
        validators: [bound('updateUser', 'last_name')],
      },
      {
        name: 'position',
        type: 'text',
        label: profileTexts.position,
        validators: [bound('updateUser', 'position')],
      },
      {
        name: 'phone_number',
        type: 'phone',
        label: profileTexts.phone,
        country,
        validators: [bound('updateUser', 'phone_number'), { phone_number: country }],
      },
      {
        name: 'mobile_number',
        type: 'phone',
        label: profileTexts.mobile,
        country,
        validators: [bound('updateUser', 'mobile_number'), { phone_number: country }],
      },
      {
        name: 'skype',
        type: 'text',
        label: profileTexts.skype,
        validators: [bound('updateUser', 'skype')],
      },
      {
        name: 'linkedIn',
        type: 'text',
        label: profileTexts.linkedIn,
        help: profileTexts.linkedInHelp,
        inputType: 'url',
        isWide: true,
        validators: ['url'],
      },
      {
        name: 'picture_id',
        type: 'picture',
        label: profileTexts.picture,
        help: profileTexts.pictureHelp,
        isWide: true,
      },
    ],
  })

export type ProfileFormValues = FormValues<ReturnType<typeof describeProfile>>

/** Converts a person to form values. */
export function profileFormValues(user: User): ProfileFormValues {
  const { email, first_name, last_name, position, phone_number, mobile_number, skype } = user
  const { linkedIn, picture_id } = user
  return {
    email,
    first_name,
    last_name,
    position,
    phone_number,
    mobile_number,
    skype,
    linkedIn,
    picture_id,
  }
}

/** Converts form values to API values. */
export function profileValues(form: ProfileFormValues): ProfileValues {
  const { email: _, ...values } = form
  return values
}

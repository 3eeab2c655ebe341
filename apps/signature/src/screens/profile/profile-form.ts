import type { User } from '@org/api/client'
import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/text'
import type { ProfileValues } from '../../profile/profile-saga.ts'
import { texts } from '../../texts.ts'
import '../shared/picture-field.tsx'

/** What a person may say of themselves; the email identifies them and stays. */
export const profileForm = defineForm({
  fields: [
    {
      name: 'email',
      type: 'text',
      label: texts.profile.email,
      inputType: 'email',
      isWide: true,
      isReadOnly: true,
      help: texts.profile.emailFixed,
    },
    { name: 'first_name', type: 'text', label: texts.profile.firstName },
    { name: 'last_name', type: 'text', label: texts.profile.lastName },
    { name: 'position', type: 'text', label: texts.profile.position },
    {
      name: 'phone_number',
      type: 'text',
      label: texts.profile.phone,
      inputType: 'tel',
      validators: ['phone'],
    },
    {
      name: 'linkedIn',
      type: 'text',
      label: texts.profile.linkedIn,
      help: texts.profile.linkedInHelp,
      inputType: 'url',
      isWide: true,
      validators: ['url'],
    },
    {
      name: 'picture_id',
      type: 'picture',
      label: texts.profile.picture,
      help: texts.profile.pictureHelp,
      isWide: true,
    },
  ],
})

export type ProfileFormValues = FormValues<typeof profileForm>

/** A person as the form holds them. */
export function profileFormValues(user: User): ProfileFormValues {
  const { email, first_name, last_name, position, phone_number, linkedIn, picture_id } = user
  return { email, first_name, last_name, position, phone_number, linkedIn, picture_id }
}

/** What is sent. */
export function profileValues(form: ProfileFormValues): ProfileValues {
  const { email: _, ...values } = form
  return values
}

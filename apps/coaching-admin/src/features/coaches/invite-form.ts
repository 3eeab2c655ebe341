import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/switch'
import '@org/ui/form/fields/text'
import { texts } from '#shared/texts.ts'
import type { InvitationValues } from './invite-saga.ts'
import { coachesTexts } from './texts.ts'

/** The form that invites a coach. */
export const inviteForm = defineForm({
  fields: [
    {
      name: 'email',
      type: 'text',
      inputType: 'email',
      label: texts.email,
      validators: ['not_empty', 'email'],
    },
    {
      name: 'isAdmin',
      type: 'switch',
      label: coachesTexts.isAdmin,
      help: coachesTexts.isAdminHelp,
    },
  ],
})

/** Converts form values to API values. */
export const inviteValues = ({
  email,
  isAdmin,
}: FormValues<typeof inviteForm>): InvitationValues => ({ email: email.trim(), isAdmin })

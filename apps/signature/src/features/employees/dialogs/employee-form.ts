import type { User } from '@org/api/client'
import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/select'
import '@org/ui/form/fields/text'
import { employeesTexts } from '../texts.ts'
import type { UserValues } from '#shared/employees/temporary-employee.ts'
import { bound } from '#shared/bound.ts'
import '#shared/picture-field.tsx'

/** Choice of the signature that the team or the company gives. */
export const inheritedSignature = 'inherited'

export interface UserFormOptions {
  /** An existing person's email identifies them and cannot be changed. */
  isEmailFixed: boolean
  /** Whether another team may be chosen: the organisation's administrators alone may. */
  canChooseTeam: boolean
  /** Whether the person administers the team, and does not administer the next one. */
  administersTeam?: boolean
}

/** An employee's fields, for creating and for editing. Teams and signatures are chosen at run time. */
export function describeUser({
  isEmailFixed,
  canChooseTeam,
  administersTeam = false,
}: UserFormOptions) {
  return defineForm({
    fields: [
      {
        name: 'email',
        type: 'text',
        label: employeesTexts.email,
        inputType: 'email',
        isWide: true,
        isReadOnly: isEmailFixed,
        hasInitialFocus: !isEmailFixed,
        help: isEmailFixed ? employeesTexts.emailFixed : undefined,
        validators: ['not_empty', 'email'],
      },
      {
        name: 'first_name',
        type: 'text',
        label: employeesTexts.firstName,
        validators: [bound('createUser', 'first_name')],
      },
      {
        name: 'last_name',
        type: 'text',
        label: employeesTexts.lastName,
        validators: [bound('createUser', 'last_name')],
      },
      {
        name: 'position',
        type: 'text',
        label: employeesTexts.position,
        validators: [bound('createUser', 'position')],
      },
      {
        name: 'phone_number',
        type: 'text',
        label: employeesTexts.phone,
        inputType: 'tel',
        validators: ['phone', bound('createUser', 'phone_number')],
      },
      {
        name: 'linkedIn',
        type: 'text',
        label: employeesTexts.linkedIn,
        help: employeesTexts.linkedInHelp,
        inputType: 'url',
        isWide: true,
        validators: ['url'],
      },
      {
        name: 'team_id',
        type: 'select',
        label: employeesTexts.teamChoice,
        visible: canChooseTeam,
        help: administersTeam ? employeesTexts.rightsEnd : undefined,
      },
      {
        name: 'signature_template_id',
        type: 'select',
        label: employeesTexts.signatureChoice,
        initial: inheritedSignature,
      },
      {
        name: 'picture_id',
        type: 'picture',
        label: employeesTexts.picture,
        help: employeesTexts.pictureHelp,
        isWide: true,
      },
    ],
  })
}

export type UserFormValues = FormValues<ReturnType<typeof describeUser>>

export function userForm(user: User): UserFormValues {
  return {
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    position: user.position,
    phone_number: user.phone_number,
    linkedIn: user.linkedIn,
    picture_id: user.picture_id,
    team_id: user.team_id,
    signature_template_id: user.signature_template_id ?? inheritedSignature,
  }
}

/** What is sent; the team only where it may be chosen. */
export function userValues(form: UserFormValues, canChooseTeam: boolean): UserValues {
  const { team_id, signature_template_id, ...values } = form
  return {
    ...values,
    email: values.email.trim(),
    ...(canChooseTeam && team_id !== null ? { team_id } : {}),
    signature_template_id:
      signature_template_id === inheritedSignature ? null : signature_template_id,
  }
}

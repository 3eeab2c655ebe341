import type { User } from '@org/api/client'
import { defineForm, type FormValues } from '@org/ui/form'
import '@org/ui/form/fields/select'
import '@org/ui/form/fields/text'
import { employeesTexts } from '../texts.ts'
import type { EmployeeValues } from '#shared/employees/temporary-employee.ts'
import { bound } from '#shared/bound.ts'
import '#shared/phone-field.tsx'
import '#shared/picture-field.tsx'

/** Option for the signature inherited from the team or the company. */
export const inheritedSignature = 'inherited'

export interface EmployeeFormOptions {
  /** Whether the email is read-only: it identifies an existing person and cannot be changed. */
  isEmailFixed: boolean
  /** Whether the team can be changed; only the organisation's administrators may. */
  canChooseTeam: boolean
  /**
   * Whether the person administers the team; they lose these rights when they move to another team.
   */
  administersTeam?: boolean
  /** The organisation's country, for phone numbers in the national form. */
  country: string
}

/**
 * Describes an employee's fields, both for creating and for editing. The options for teams and
 * signatures are set at run time.
 */
export function describeEmployee({
  isEmailFixed,
  canChooseTeam,
  administersTeam = false,
  country,
}: EmployeeFormOptions) {
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
        type: 'phone',
        label: employeesTexts.phone,
        country,
        validators: [bound('createUser', 'phone_number'), { phone_number: country }],
      },
      {
        name: 'mobile_number',
        type: 'phone',
        label: employeesTexts.mobile,
        country,
        validators: [bound('createUser', 'mobile_number'), { phone_number: country }],
      },
      {
        name: 'skype',
        type: 'text',
        label: employeesTexts.skype,
        validators: [bound('createUser', 'skype')],
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

export type EmployeeFormValues = FormValues<ReturnType<typeof describeEmployee>>

export function employeeForm(employee: User): EmployeeFormValues {
  return {
    email: employee.email,
    first_name: employee.first_name,
    last_name: employee.last_name,
    position: employee.position,
    phone_number: employee.phone_number,
    mobile_number: employee.mobile_number,
    skype: employee.skype,
    linkedIn: employee.linkedIn,
    picture_id: employee.picture_id,
    team_id: employee.team_id,
    signature_template_id: employee.signature_template_id ?? inheritedSignature,
  }
}

/** Converts form values to API values, with the team only if it can be changed. */
export function employeeValues(form: EmployeeFormValues, canChooseTeam: boolean): EmployeeValues {
  const { team_id, signature_template_id, ...values } = form
  return {
    ...values,
    email: values.email.trim(),
    ...(canChooseTeam && team_id !== null ? { team_id } : {}),
    signature_template_id:
      signature_template_id === inheritedSignature ? null : signature_template_id,
  }
}

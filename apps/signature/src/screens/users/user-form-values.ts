import type { User } from '@org/api/client'
import type { ValidationRule } from '@org/ui/validators'
import type { UserValues } from '../../users/temporary-user.ts'

/** Choice of the signature that the team or the company gives. */
export const inheritedSignature = 'inherited'

/** What the employee form holds while it is open. */
export type UserFormValues = {
  email: string
  first_name: string
  last_name: string
  position: string
  phone_number: string
  team_id: string
  signature_template_id: string
}

export const userRules: { [Name in keyof UserFormValues]?: readonly ValidationRule[] } = {
  email: ['not_empty', 'email'],
  phone_number: ['phone'],
}

/** The form of a new employee of that team. */
export function newUserForm(teamId: string): UserFormValues {
  return {
    email: '',
    first_name: '',
    last_name: '',
    position: '',
    phone_number: '',
    team_id: teamId,
    signature_template_id: inheritedSignature,
  }
}

export function userForm(user: User): UserFormValues {
  return {
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    position: user.position,
    phone_number: user.phone_number,
    team_id: user.team_id,
    signature_template_id: user.signature_template_id ?? inheritedSignature,
  }
}

/** What is sent; the team only where it may be chosen. */
export function userValues(form: UserFormValues, canChooseTeam: boolean): UserValues {
  const { team_id, signature_template_id, ...texts } = form
  return {
    ...texts,
    email: texts.email.trim(),
    ...(canChooseTeam && team_id !== '' ? { team_id } : {}),
    signature_template_id:
      signature_template_id === inheritedSignature ? null : signature_template_id,
  }
}

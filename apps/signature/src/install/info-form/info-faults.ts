import { validate } from '@org/ui/validators'
import { personalFields, type PersonalField, type PersonalInfo } from '../personal-info.ts'

/** Messages by field; an empty list means that the value is fine. */
export type InfoFaults = Record<PersonalField, readonly string[]>

/** The rules of the install form (specification 1, section 5). */
export function fieldFaults(field: PersonalField, value: string): readonly string[] {
  return validate(value, field === 'phone_number' ? ['not_empty', 'mobile_phone'] : ['not_empty'])
}

/** The faults of the whole form. */
export function infoFaults(info: PersonalInfo): InfoFaults {
  const faults = personalFields.map((field) => [field, fieldFaults(field, info[field])] as const)
  return Object.fromEntries(faults) as InfoFaults
}

import type { InstallData } from '@org/api/client'

/** The four fields that an employee completes. */
export const personalFields = ['first_name', 'last_name', 'position', 'phone_number'] as const
export type PersonalField = (typeof personalFields)[number]
/** The fields that the install page changes: the mobile number only where the signature shows one. */
export const infoFields = [...personalFields, 'mobile_number'] as const
export type PersonalInfo = Record<(typeof infoFields)[number], string>

/** Returns a user's personal fields. */
export function personalInfoOf(user: InstallData['user']): PersonalInfo {
  const { first_name, last_name, position, phone_number, mobile_number } = user
  return { first_name, last_name, position, phone_number, mobile_number }
}

/** Lists the fields without a value; blanks do not count as a value. */
export function missingFields(info: PersonalInfo): PersonalField[] {
  return personalFields.filter((field) => info[field].trim() === '')
}

/**
 * Returns the fields without surrounding spaces, as they are sent to the API; the mobile number only
 * if the form shows it.
 */
export function trimmedInfo(info: PersonalInfo, showsMobile: boolean): Partial<PersonalInfo> {
  const fields = showsMobile ? infoFields : personalFields
  return Object.fromEntries(fields.map((field) => [field, info[field].trim()]))
}

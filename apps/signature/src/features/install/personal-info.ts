import type { InstallData } from '@org/api/client'

/** The four fields that an employee completes; the install page changes nothing else. */
export const personalFields = ['first_name', 'last_name', 'position', 'phone_number'] as const
export type PersonalField = (typeof personalFields)[number]
export type PersonalInfo = Record<PersonalField, string>

/** Returns a user's personal fields. */
export function personalInfoOf(user: InstallData['user']): PersonalInfo {
  const { first_name, last_name, position, phone_number } = user
  return { first_name, last_name, position, phone_number }
}

/** Lists the fields without a value; blanks do not count as a value. */
export function missingFields(info: PersonalInfo): PersonalField[] {
  return personalFields.filter((field) => info[field].trim() === '')
}

/** Returns the fields without surrounding spaces, as they are sent to the API. */
export function trimmedInfo(info: PersonalInfo): PersonalInfo {
  const entries = personalFields.map((field) => [field, info[field].trim()] as const)
  return Object.fromEntries(entries) as PersonalInfo
}

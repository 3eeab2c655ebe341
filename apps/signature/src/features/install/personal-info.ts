import type { InstallData } from '@org/api/client'

/** The four fields that an employee completes; nothing else can be changed on the install page. */
export const personalFields = ['first_name', 'last_name', 'position', 'phone_number'] as const
export type PersonalField = (typeof personalFields)[number]
export type PersonalInfo = Record<PersonalField, string>

/** What is known of a person. */
export function personalInfoOf(user: InstallData['user']): PersonalInfo {
  const { first_name, last_name, position, phone_number } = user
  return { first_name, last_name, position, phone_number }
}

/** The fields that nobody has filled in yet; a blank is not a value. */
export function missingFields(info: PersonalInfo): PersonalField[] {
  return personalFields.filter((field) => info[field].trim() === '')
}

/** The fields without spaces around them, as they are sent. */
export function trimmedInfo(info: PersonalInfo): PersonalInfo {
  const entries = personalFields.map((field) => [field, info[field].trim()] as const)
  return Object.fromEntries(entries) as PersonalInfo
}

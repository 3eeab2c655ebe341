import type { UserRecord } from '../ports/records.ts'

/** Returns the display name of a person: first and last name, else the email. */
export function displayName(user: Pick<UserRecord, 'first_name' | 'last_name' | 'email'>): string {
  return `${user.first_name} ${user.last_name}`.trim() || user.email
}

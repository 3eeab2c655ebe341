import { apiError } from '../contract/errors.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Caller } from '../call/caller.ts'

/** Returns the account's user. Throws FORBIDDEN when a master has the account open. */
export function ownerOf({ user, openerId }: Caller): UserRecord {
  if (openerId !== null) throw apiError('FORBIDDEN')
  return user
}

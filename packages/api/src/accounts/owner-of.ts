import { apiError } from '../contract/errors.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Caller } from '../call/caller.ts'

/** The owner of the account, for what is no matter of a master who has it open. */
export function ownerOf({ user, openerId }: Caller): UserRecord {
  if (openerId !== null) throw apiError('FORBIDDEN')
  return user
}

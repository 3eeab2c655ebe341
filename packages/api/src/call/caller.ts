import type { UserRecord } from '../ports/records.ts'
import type { Scope } from '../ports/repositories.ts'

/** The signed-in caller. `scope` limits the rows that this person may access. */
export interface Caller {
  user: UserRecord
  scope: Scope
  tokenHash: string
  /** When the person last proved their identity, in seconds since 1970. */
  signedInAt: number
  /** Id of the master who opened this account; null if its owner opened it. */
  openerId: string | null
}

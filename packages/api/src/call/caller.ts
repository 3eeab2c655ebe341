import type { UserRecord } from '../ports/records.ts'
import type { Scope } from '../ports/repositories.ts'

/** Who calls. `scope` holds the rows that this person may touch. */
export interface Caller {
  user: UserRecord
  scope: Scope
  tokenHash: string
  /** When the person proved who they are. */
  signedInAt: number
  /** Id of the master who opened this account without being its owner. */
  openerId: string | null
}

import type { UserRecord } from '../ports/records.ts'
import type { Scope } from '../ports/repositories.ts'
import type { StockMemberRecord } from '../ports/stock/records.ts'

/** The signed-in caller. `scope` limits the rows that this person may access. */
export interface Caller {
  user: UserRecord
  scope: Scope
  /** The caller's record in the stock product; null in other products. */
  member: StockMemberRecord | null
  tokenHash: string
  /** When the person last proved their identity, in seconds since 1970. */
  signedInAt: number
  /** Id of the master who opened this account; null if its owner opened it. */
  openerId: string | null
}

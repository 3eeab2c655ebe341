import type { Movement } from '../../contract/types.ts'
import type { MovementRecord } from '../../ports/stock/ledger.ts'

/** Converts a movement to its API value. */
export const movementView = (row: MovementRecord): Movement => ({
  id: row.id,
  lot: row.lot || null,
  expiry: row.expiry || null,
  qty: row.qty,
  reason: row.reason,
  sourceId: row.source_id || null,
  person: row.person,
  createdAt: row.created_at,
})

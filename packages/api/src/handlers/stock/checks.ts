import { found } from '../../call/checks.ts'
import { apiError } from '../../contract/errors.ts'
import type { StockMemberRecord } from '../../ports/stock/records.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { maySeeCentre, type Member } from '../../stock/rules/permissions.ts'

/** Converts a stored member to the form that the rules use. */
export function memberOf(row: StockMemberRecord): Member {
  return {
    centreId: row.centre_id,
    isActive: row.is_active,
    isAdmin: row.is_admin,
    isSuperAdmin: row.is_super_admin,
    permissions: row.permissions,
  }
}

/** Throws NOT_FOUND for a centre that the member may not see. It need not exist. */
export function checkCentreRight(member: StockMemberRecord, centreId: string): void {
  if (!maySeeCentre(memberOf(member), centreId)) throw apiError('NOT_FOUND')
}

/** Throws NOT_FOUND for a centre that does not exist, or that the member may not see. */
export async function checkCentre(
  { centres }: StockRepositories,
  member: StockMemberRecord,
  centreId: string,
): Promise<void> {
  checkCentreRight(member, centreId)
  found(await centres.get(centreId))
}

/** Rejects bookings and sendings of an archived centre as well. */
export async function checkActiveCentre(
  { centres }: StockRepositories,
  member: StockMemberRecord,
  centreId: string,
): Promise<void> {
  checkCentreRight(member, centreId)
  const { name, is_archived } = found(await centres.get(centreId))
  if (is_archived) throw centreArchived(name)
}

/** Creates the error for a booking or a sending of an archived centre. */
export const centreArchived = (name: string) =>
  apiError('CENTRE_ARCHIVED', {
    message: `${name} est archivé : restaurez ce centre pour y enregistrer ou commander quelque chose.`,
  })

/**
 * Rejects an order to a supplier that does not exist or is archived. Goods can still be returned to
 * an archived supplier.
 */
export async function checkOrderable(
  { suppliers }: StockRepositories,
  supplierId: string,
): Promise<void> {
  const supplier = await suppliers.get(supplierId)
  if (supplier === null) throw apiError('REFERENCE', { payload: { field: 'supplierId' } })
  if (!supplier.is_archived) return
  throw apiError('SUPPLIER_ARCHIVED', {
    message: `${supplier.name} est archivé : restaurez ce fournisseur pour lui commander.`,
    payload: { supplierId },
  })
}

/** Returns the id of the row that connects a supplier or product with a centre. */
export const pairId = (path: { id: string; centreId: string }) => `${path.id}.${path.centreId}`

import type { Act } from '../../audit/new-entry.ts'
import type { StockMemberRecord } from '../../ports/stock/records.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'

type Archivable = 'centre' | 'supplier' | 'category' | 'product' | 'praticien'

/**
 * Returns the audited action of a change that archives or restores a row; none for other changes.
 */
export function archiveActs(
  kind: Archivable,
  isArchived: boolean | undefined,
  { name: subject }: { name: string },
): Act[] {
  if (isArchived === undefined) return []
  return [{ action: `${kind}_${isArchived ? 'archived' : 'restored'}`, subject }]
}

/** The rights of a member, in a form that can be compared. */
const rightsOf = ({ centre_id, is_admin, is_super_admin, permissions }: StockMemberRecord) =>
  JSON.stringify([centre_id, is_admin, is_super_admin, permissions.toSorted()])

/** Returns the audited actions of a change to a member; none if only the name changed. */
export function memberActs(former: StockMemberRecord, saved: StockMemberRecord): Act[] {
  const subject = saved.email
  const acts: Act[] = []
  if (former.is_active !== saved.is_active) {
    acts.push({ action: saved.is_active ? 'user_activated' : 'user_deactivated', subject })
  }
  if (rightsOf(former) !== rightsOf(saved)) acts.push({ action: 'user_rights_changed', subject })
  return acts
}

/**
 * Returns the audit subject of a row: the name of its centre and, for an order or a return, of its
 * supplier. It reads without locks. Locking the centre here could deadlock with calls that lock a
 * centre before its products.
 */
export async function subjectAt(
  { centres, suppliers }: StockRepositories,
  { centre_id, supplier_id = '' }: { centre_id: string; supplier_id?: string },
): Promise<string> {
  const rows = [
    ...(await centres.pick(['name'], { id: centre_id })),
    ...(await suppliers.pick(['name'], { id: supplier_id })),
  ]
  return rows.map(({ name }) => name).join(' / ')
}

import type { Act } from '../../audit/new-entry.ts'
import type { StockMemberRecord } from '../../ports/stock/records.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'

type Archivable = 'centre' | 'supplier' | 'category' | 'product' | 'praticien'

/** The action of a change that archives or restores; none for other changes. */
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

/** The actions of a change of a member; none if only the name changed. */
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
 * Names what belongs to a centre, and to a supplier if it is an order or a return. The rows are read
 * without locking them: others may have locked the centre before the products that this call has locked.
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

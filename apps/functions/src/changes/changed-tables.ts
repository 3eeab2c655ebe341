import { type FollowedTable, followedTables } from '@org/api/contract'
import type { Draft } from '../documents/draft.ts'

const followed: ReadonlySet<string> = new Set(followedTables)

/** Returns the changed tables that pages can follow, by organisation. */
export function changedTables(
  changes: ReturnType<Draft['changes']>,
): Map<string, Set<FollowedTable>> {
  const found = new Map<string, Set<FollowedTable>>()
  for (const { collection, value, former } of changes) {
    const row = (value ?? former) as { organisation_id?: string } | null
    if (!followed.has(collection) || row?.organisation_id === undefined) continue
    const tables = found.get(row.organisation_id) ?? new Set()
    found.set(row.organisation_id, tables.add(collection as FollowedTable))
  }
  return found
}

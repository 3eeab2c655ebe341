import { foldText } from '../../contract/fold-text.ts'
import type { Where } from '../../contract/filter.ts'
import type { Row, Table } from '../../ports/table.ts'
import type { CoachingRepositories } from '../../ports/coaching/repositories.ts'

interface Tagged extends Row {
  sports: readonly string[]
  equipments?: readonly string[]
}

/** The condition that names tags of a kind, and the column with the ids of those tags. */
const conditions = [
  { name: 'sport', column: 'sports' },
  { name: 'equipment', column: 'equipments' },
] as const

/**
 * Replaces the conditions on names of sports and equipment by one on the ids of the rows that have
 * such tags. A coach has at most 5,000 rows, of which only ids and tags are read.
 */
export async function taggedWhere<R extends Tagged>(
  { tags }: CoachingRepositories,
  table: Table<R>,
  { sport, equipment, ...where }: Where,
): Promise<Where> {
  const wanted = { sport, equipment }
  const asked = conditions.filter(({ name }) => wanted[name] !== undefined)
  if (asked.length === 0) return where
  const all = await tags.pick(['id', 'kind', 'name'])
  const rows = await table.pick(['id', ...asked.map(({ column }) => column)], where)
  const tests = asked.map(({ name, column }) => {
    const names = new Set([wanted[name]].flat().map((one) => foldText(String(one))))
    const ids = all.filter((tag) => tag.kind === name && names.has(foldText(tag.name)))
    const usable = new Set(ids.map(({ id }) => id))
    return (row: Pick<R, 'id' | 'sports' | 'equipments'>) =>
      (row[column] ?? []).some((id) => usable.has(id))
  })
  const found = rows.filter((row) => tests.every((test) => test(row)))
  return { ...where, id: found.map(({ id }) => id) }
}

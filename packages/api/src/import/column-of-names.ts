import { nameKey } from '../contract/name-key.ts'
import { isFullName, isName } from './cell-kinds.ts'
import type { ColumnField } from '../contract/employee-fields.ts'
import { textOf } from './employees-of.ts'
import type { ColumnMapping } from './guess-columns.ts'
import type { SheetRow } from './sheet.ts'

const sampled = 200

/**
 * Finds an unused column that looks like names, when the table's names are missing: most of its
 * cells appear in the address of their row, or are full names that hardly repeat. Null if there is
 * none.
 */
export function columnOfNames(
  rows: readonly SheetRow[],
  mapping: ColumnMapping<ColumnField>,
): number | null {
  const { columns } = mapping
  const missing = !columns.includes('first_name') || !columns.includes('last_name')
  if (columns.includes('full_name') || !missing) return null
  const hasNames = columns.includes('first_name') || columns.includes('last_name')
  const email = columns.indexOf('email')
  const at = columns.findIndex((field, column) => {
    if (field !== null) return false
    const filled = rows.slice(0, sampled).filter(({ cells }) => (cells[column] ?? '').trim() !== '')
    if (filled.length === 0) return false
    const inAddress = filled.filter(({ cells }) =>
      isInAddress(cells[column] ?? '', textOf(cells, email, 'email')),
    )
    if (inAddress.length * 2 > filled.length) return true
    const full = filled.filter(({ cells }) => isFullName(cells[column] ?? ''))
    const distinct = new Set(full.map(({ cells }) => nameKey(cells[column] ?? ''))).size
    return !hasNames && full.length * 2 > filled.length && distinct * 10 >= filled.length * 8
  })
  return at < 0 ? null : at
}

/** Whether a word of the cell is part of the address before its `@`. */
function isInAddress(cell: string, email: string): boolean {
  const local = email.slice(0, Math.max(0, email.indexOf('@')))
  return (
    isName(cell) &&
    nameKey(cell)
      .split(/[^\p{L}]+/u)
      .some((word) => word.length >= 3 && local.includes(word))
  )
}

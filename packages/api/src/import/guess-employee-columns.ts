import { nameKey } from '../contract/name-key.ts'
import { isFullName } from './cell-kinds.ts'
import { employeeColumns } from './employee-columns.ts'
import type { ColumnField } from '../contract/employee-fields.ts'
import { type ColumnMapping, guessColumns, headingsOf } from './guess-columns.ts'
import { withMobileColumn } from './mobile-columns.ts'
import type { SheetRow } from './sheet.ts'

const sampled = 200

/**
 * Guesses the columns of a table of employees. A single column of names that holds first and last
 * names, such as `Nom` or `Name`, counts as a column of whole names.
 *
 * @param headingRow index of the heading row, or null if there is none; guessed by default
 */
export function guessEmployeeColumns(
  rows: readonly SheetRow[],
  headingRow?: number | null,
): ColumnMapping<ColumnField> {
  const found = guessColumns(rows, employeeColumns, headingRow)
  const guessed = withMobileColumn(found, headingsOf(rows, found.headingRow))
  const below = rows.slice((guessed.headingRow ?? -1) + 1)
  if (guessed.columns.includes('full_name')) return guessed
  if (guessed.headingRow === null) return withoutHeadings(guessed, below)
  if (holdsWholeNames(below, guessed)) {
    const column = guessed.columns.indexOf('last_name')
    return { ...guessed, columns: guessed.columns.with(column, 'full_name') }
  }
  const names = [...guessed.columns.entries()].filter(
    ([, field]) => field === 'first_name' || field === 'last_name',
  )
  const [only] = names
  if (names.length !== 1 || !only || !holdsFullNames(below, only[0])) return guessed
  return { ...guessed, columns: guessed.columns.with(only[0], 'full_name') }
}

/** Whether the family names of most rows contain the first names: `ROY Zoé` beside `Zoé`. */
function holdsWholeNames(
  rows: readonly SheetRow[],
  { columns }: ColumnMapping<ColumnField>,
): boolean {
  const [first, last] = [columns.indexOf('first_name'), columns.indexOf('last_name')]
  if (first < 0 || last < 0) return false
  const keys = rows
    .slice(0, sampled)
    .map(({ cells }) => [nameKey(cells[first] ?? ''), nameKey(cells[last] ?? '')] as const)
    .filter(([given, family]) => given !== '' && family !== '')
  const whole = keys.filter(
    ([given, family]) => family !== given && ` ${family.replace(',', ' ')} `.includes(` ${given} `),
  )
  return keys.length > 0 && whole.length * 2 > keys.length
}

/** Without headings, whole names take the first column of text; the next one is the position. */
function withoutHeadings(
  guessed: ColumnMapping<ColumnField>,
  rows: readonly SheetRow[],
): ColumnMapping<ColumnField> {
  const at = guessed.columns.indexOf('first_name')
  if (at < 0 || !holdsFullNames(rows, at)) return guessed
  const columns = guessed.columns.map((field, column): ColumnField | null => {
    if (column === at) return 'full_name'
    if (field === 'last_name') return 'position'
    return field === 'position' ? null : field
  })
  return { ...guessed, columns }
}

/** Whether at least half of the filled cells of a column are full names. */
export function holdsFullNames(rows: readonly SheetRow[], column: number): boolean {
  const filled = rows
    .slice(0, sampled)
    .map(({ cells }) => cells[column]?.trim() ?? '')
    .filter((cell) => cell !== '')
  return filled.length > 0 && filled.filter(isFullName).length * 2 >= filled.length
}

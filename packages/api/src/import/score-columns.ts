import { headingScore, type KnownFields, scores } from './headings.ts'
import type { SheetRow } from './sheet.ts'

/** How well a column suits a field. */
export interface ColumnScore<Field extends string> {
  field: Field
  /** Index of the column. */
  column: number
  /** At least 1; see `scores`. */
  score: number
  /** Number of rows in which the column is filled. */
  filled: number
}

/** Number of filled cells per column to examine. */
const sampled = 200
/** Share of the filled cells that must fit the field. */
const leastShare = 0.5

/**
 * Scores every column for every field, by its heading and its cells. The best pair comes first; in
 * a tie, the column that is filled in more rows, then the earlier field and the earlier column.
 * Pairs that suit in no way are left out.
 *
 * @param rows the rows below the headings
 */
export function scoreColumns<Field extends string>(
  headings: readonly string[],
  rows: readonly SheetRow[],
  known: KnownFields<Field>,
): ColumnScore<Field>[] {
  const columns = headings.map((_, column) => filledCells(rows, column))
  const found: (ColumnScore<Field> & { order: number })[] = []
  for (const [order, knownField] of known.fields.entries()) {
    for (const [column, heading] of headings.entries()) {
      const score = headingScore(heading, knownField, known)
      const { filled = 0, sample = [] } = columns[column] ?? {}
      if (score === 0 || !isFitting(sample, knownField.fits)) continue
      // A column without a single value loses against those that have some.
      const isEmpty = filled === 0 && rows.length > 0
      found.push({
        field: knownField.field,
        column,
        score: isEmpty ? Math.min(score, scores.plausible) : score,
        filled,
        order,
      })
    }
  }
  return found
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        other.filled - one.filled ||
        one.order - other.order ||
        one.column - other.column,
    )
    .map(({ order: _, ...score }) => score)
}

function isFitting(sample: readonly string[], fits?: (cell: string) => boolean): boolean {
  if (!fits || sample.length === 0) return true
  return sample.filter(fits).length >= sample.length * leastShare
}

function filledCells(rows: readonly SheetRow[], column: number) {
  const sample: string[] = []
  let filled = 0
  for (const { cells } of rows) {
    const cell = cells[column] ?? ''
    if (cell === '' || cell.trim() === '') continue
    filled += 1
    if (sample.length < sampled) sample.push(cell.trim())
  }
  return { filled, sample }
}

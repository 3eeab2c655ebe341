import { cellValue, type DataTableCell } from '../cells.ts'
import { choiceOf } from '../query/filters.ts'
import type { Wording } from '../query/wording.ts'
import { sortKey } from '../query/sort-key.ts'
import { cellText } from '../table-row/cell-text.ts'
import type { TableLabels } from '../table.labels.ts'

/** A value that a column can be filtered by. */
export interface Choice {
  /** The value in the filter. */
  value: string
  /** The displayed text. */
  text: string
}

/**
 * Lists the filter options of a column: the choices of its cell, or else the values of the rows.
 */
export function choicesOf<Row extends object>(
  cell: DataTableCell<Row>,
  rows: readonly Row[],
  wording: Wording,
  { noValue }: Pick<TableLabels, 'noValue'>,
): readonly Choice[] {
  const named = (value: string, text: string) => ({ value, text: text || noValue })
  if (cell.choices) return cell.choices.map((choice) => named(choice, choice))
  const choices = new Map<string, Choice>()
  for (const row of rows) {
    const value = cellValue(cell, row)
    const choice = choiceOf(value, wording.timeZone)
    if (!choices.has(choice)) choices.set(choice, named(choice, cellText(value, wording)))
  }
  return [...choices.values()].sort((first, second) =>
    sortKey(first.value) < sortKey(second.value) ? -1 : 1,
  )
}

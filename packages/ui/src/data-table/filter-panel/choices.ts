import { cellValue, type DataTableCell } from '../cells.ts'
import { choiceOf } from '../query/filters.ts'
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
  locale: string,
  labels: Pick<TableLabels, 'yes' | 'no' | 'noValue'>,
): readonly Choice[] {
  const named = (value: string, text: string) => ({ value, text: text || labels.noValue })
  if (cell.choices) return cell.choices.map((choice) => named(choice, choice))
  const choices = new Map<string, Choice>()
  for (const row of rows) {
    const value = cellValue(cell, row)
    const choice = choiceOf(value)
    if (!choices.has(choice)) choices.set(choice, named(choice, cellText(value, locale, labels)))
  }
  return [...choices.values()].sort((first, second) =>
    sortKey(first.value) < sortKey(second.value) ? -1 : 1,
  )
}

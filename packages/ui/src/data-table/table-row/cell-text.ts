import type { CellValue } from '../cells.ts'
import type { TableLabels } from '../table.labels.ts'

/** Formats a value in the page's language, for cells without `render`. */
export function cellText(
  value: CellValue,
  locale: string,
  { yes, no }: Pick<TableLabels, 'yes' | 'no'>,
): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'number') return value.toLocaleString(locale)
  return value instanceof Date ? value.toLocaleDateString(locale) : value
}

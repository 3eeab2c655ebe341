import type { ColumnMapping } from '../../import/guess-columns.ts'
import type { SheetRow } from '../../import/sheet.ts'

/** A row of a table, with the text of each field; a field without text is empty. */
export interface Entry<Field extends string> {
  /** Row number in the file, from 1. */
  line: number
  cells: Record<Field, string>
}

/**
 * Returns the text of a cell. Removes what spreadsheets put around text to keep it as text: the
 * apostrophe before a number or a formula, and `="…"`.
 */
export function cellText(cell: string): string {
  const text = cell.replaceAll('\0', '').toWellFormed()
  const [, quoted] = /^="([^"]*)"$/.exec(text.trim()) ?? []
  if (quoted !== undefined) return quoted.trim()
  return (/^'+[=+\-@\t\r\n＝＋－＠]|^'\d[\d\s.,]*$/.test(text) ? text.slice(1) : text).trim()
}

/**
 * Extracts the entries from a table. Skips the rows above the headings, and rows in which all
 * fields are empty.
 */
export function entriesOf<Field extends string>(
  rows: readonly SheetRow[],
  { headingRow, columns }: ColumnMapping<Field>,
  fields: readonly Field[],
): Entry<Field>[] {
  const places = fields.map((field) => [field, columns.indexOf(field)] as const)
  return rows.slice((headingRow ?? -1) + 1).flatMap(({ line, cells }) => {
    const texts = places.map(([field, at]) => [field, cellText(cells[at] ?? '')] as const)
    if (texts.every(([, text]) => text === '')) return []
    return [{ line, cells: Object.fromEntries(texts) as Record<Field, string> }]
  })
}

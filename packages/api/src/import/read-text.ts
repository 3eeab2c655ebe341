import Papa from 'papaparse'
import { importColumns } from './limits.ts'
import { refusals } from './refusals.ts'
import type { Sheet, SheetRow, TextEncodingName } from './sheet.ts'

const separators = [';', '\t', ',', '|']

/** Empty lines would count as rows of one column, so that the first rows are looked at without them. */
function guessSeparator(table: string): string {
  const { meta } = Papa.parse(table, {
    preview: 20,
    skipEmptyLines: 'greedy',
    delimitersToGuess: separators,
  })
  return meta.delimiter
}

/**
 * A table of text: CSV, or what was copied from a spreadsheet. The separator is found out, or taken
 * from the line `sep=;` that Excel writes. Throws TOO_LARGE beyond `maxRows` rows.
 */
export function readText(text: string, encoding: TextEncodingName, maxRows: number): Sheet {
  const [declaration, declared] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const table = text.slice(declaration?.length ?? 0)
  const separator = declared ?? guessSeparator(table)
  const { data } = Papa.parse<string[]>(table, {
    delimiter: separator,
    // One more than allowed, to tell that there are too many without reading them all.
    preview: maxRows + 1,
  })
  if (data.length > maxRows && data.at(-1)?.some((cell) => cell.trim() !== '')) {
    throw refusals.rows(maxRows)
  }
  const before = declaration === undefined ? 0 : 1
  const rows = data
    .map((cells, at): SheetRow => ({ line: at + 1 + before, cells: cells.slice(0, importColumns) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  return { rows, source: { kind: 'text', encoding, separator } }
}

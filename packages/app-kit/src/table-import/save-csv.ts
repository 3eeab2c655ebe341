import { csvFormat, writeCsv } from '@org/ui/data-table'
import { saveFile } from '@org/ui/signature-export'

/** Downloads lines of text as a CSV file in the format that French spreadsheet programs expect. */
export function saveCsv(name: string, lines: Iterable<readonly string[]>): void {
  saveFile({
    name,
    type: 'text/csv;charset=utf-8',
    bytes: new TextEncoder().encode(writeCsv(lines, csvFormat('fr-FR'))),
  })
}

import type { UserImportPreview } from '../contract/entities/user-import-preview.ts'
import { doubtsOf } from './doubts.ts'
import { scoredColumns } from './employee-columns.ts'
import { columnFields } from '../contract/employee-fields.ts'
import { columnsOf, employeesOf } from './employees-of.ts'
import { headingsOf } from './guess-columns.ts'
import { guessEmployeeColumns } from './guess-employee-columns.ts'
import { writeColumns } from '../contract/named-columns.ts'
import type { Pause } from './pause.ts'
import { readSheetOfPeople } from './read-employees.ts'
import { scoreColumns } from './score-columns.ts'

/**
 * Says how the employees of a file would be read: its sheets, each column with its scores, and what
 * a person should look at. Rejects with the errors of `readSheet`.
 */
export async function previewEmployees(
  bytes: Uint8Array,
  sheetName: string | undefined,
  pause?: Pause,
): Promise<UserImportPreview> {
  const sheet = await readSheetOfPeople(bytes, sheetName, pause)
  const { rows, source } = sheet
  const mapping = guessEmployeeColumns(rows)
  const headings = headingsOf(rows, mapping.headingRow)
  const below = rows.slice((mapping.headingRow ?? -1) + 1)
  const ranked = scoreColumns(headings, below, scoredColumns)
  const isSpreadsheet = source.kind === 'spreadsheet'
  return {
    sheet: isSpreadsheet ? source.sheetName : null,
    sheets: isSpreadsheet ? [...source.sheetNames] : [],
    heading_line: mapping.headingRow === null ? null : (rows[mapping.headingRow]?.line ?? null),
    employee_count: employeesOf(rows, mapping).length,
    mapping: writeColumns(mapping),
    columns: headings.map((heading, column) => {
      const field =
        mapping.columns[column] ??
        columnFields.find((one) => columnsOf(mapping, one).includes(column)) ??
        null
      const own = ranked.filter((score) => score.column === column)
      const example = below.find(({ cells }) => (cells[column] ?? '').trim() !== '')
      return {
        heading: heading.trim(),
        field,
        order: field === null ? null : columnsOf(mapping, field).indexOf(column) + 1,
        filled_count: below.filter(({ cells }) => (cells[column] ?? '').trim() !== '').length,
        example: (example?.cells[column] ?? '').trim().slice(0, 200),
        scores: Object.fromEntries(own.map((one) => [one.field, one.score])),
      }
    }),
    doubts: doubtsOf(sheet, mapping),
  }
}

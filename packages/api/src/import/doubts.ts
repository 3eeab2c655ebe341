import type { UserImportPreview } from '../contract/entities/user-import-preview.ts'
import { isErrorCell } from './cell-kinds.ts'
import { emailKey } from '../contract/email-forms.ts'
import { doubtTexts } from './doubt-texts.ts'
import { employeeColumns, scoredColumns } from './employee-columns.ts'
import { type ColumnField, columnFields } from '../contract/employee-fields.ts'
import { columnsOf, textOf } from './employees-of.ts'
import { type ColumnMapping, headingsOf } from './guess-columns.ts'
import { headingScore, scores } from './headings.ts'
import { inactiveLines } from './inactive-lines.ts'
import { columnOfNames } from './column-of-names.ts'
import { type ColumnScore, scoreColumns } from './score-columns.ts'
import type { Sheet, SheetRow } from './sheet.ts'

/**
 * Something in a table that a person should look at before the import:
 *
 * - `choice`: several columns are plausible for a field
 * - `fallback`: empty cells of a field are taken from other columns
 * - `private`: the only plausible column seems to hold private addresses
 * - `split`: whole names were split
 * - `names`: a column that holds no field looks like names
 * - `hidden`: rows are hidden in the spreadsheet
 * - `inactive`: rows are of people who have left, or whose account is suspended
 * - `errors`: cells hold an error of the spreadsheet
 * - `formulas`: the file stores no value for formulas
 * - `quotes`: a quote is never closed
 */
export type Doubt = UserImportPreview['doubts'][number]

/** A table with its columns, ready to be looked at. */
interface Looked {
  sheet: Sheet
  headings: readonly string[]
  /** The rows below the headings. */
  rows: readonly SheetRow[]
  mapping: ColumnMapping<ColumnField>
}

/** Lists what a person should look at before importing the employees of a table. */
export function doubtsOf(sheet: Sheet, mapping: ColumnMapping<ColumnField>): Doubt[] {
  const looked: Looked = {
    sheet,
    mapping,
    headings: headingsOf(sheet.rows, mapping.headingRow),
    rows: sheet.rows.slice((mapping.headingRow ?? -1) + 1),
  }
  const ranked = scoreColumns(looked.headings, looked.rows, scoredColumns)
  return [
    ...choices(looked, ranked),
    ...fallbacks(looked),
    ...privateEmails(looked),
    ...names(looked),
    ...inactive(looked),
    ...hidden(looked),
    ...withoutValue(looked),
    ...quotes(looked),
  ]
}

const quoted = (headings: readonly string[], column: number) => {
  const heading = headings[column]?.trim() ?? ''
  return `« ${heading === '' ? `Colonne ${column + 1}` : heading} »`
}

/** The fields of which several columns with different values are plausible. */
function choices({ headings, rows, mapping }: Looked, ranked: readonly ColumnScore<ColumnField>[]) {
  return columnFields.flatMap((field): Doubt[] => {
    const own = mapping.columns.indexOf(field)
    if (own < 0 || field === 'full_name') return []
    const others = ranked
      .filter(
        (score) =>
          score.field === field &&
          score.score >= scores.plausible &&
          score.filled > 0 &&
          mapping.columns[score.column] === null &&
          !fillsInElsewhere(mapping, score),
      )
      .map(({ column }) => column)
      .filter((column) => differs(rows, own, column, field))
    if (others.length === 0) return []
    const columns = [own, ...others]
    const named = columns.map((column) => quoted(headings, column))
    return [{ kind: 'choice', field, columns, lines: [], message: doubtTexts.choice(field, named) }]
  })
}

/** Whether a column fills in for another field than that of its score. */
const fillsInElsewhere = (
  { next }: ColumnMapping<ColumnField>,
  { field, column }: ColumnScore<ColumnField>,
) => columnFields.some((other) => other !== field && next?.[other]?.includes(column) === true)

/** Whether two columns hold different values in a row where both are filled. */
function differs(rows: readonly SheetRow[], one: number, other: number, field: ColumnField) {
  const key = (cells: readonly string[], column: number) => {
    const text = textOf(cells, column, field)
    return field === 'email' ? emailKey(text) : text
  }
  return rows.some(({ cells }) => {
    const [first, second] = [key(cells, one), key(cells, other)]
    return first !== '' && second !== '' && first !== second
  })
}

/** The rows in which other columns fill in for an empty cell. */
function fallbacks({ headings, rows, mapping }: Looked) {
  return columnFields.flatMap((field): Doubt[] => {
    const [own, ...next] = columnsOf(mapping, field)
    if (own === undefined || next.length === 0) return []
    const isFilled = (cells: readonly string[], column: number) => {
      const text = textOf(cells, column, field)
      return text !== '' && !isErrorCell(text)
    }
    const lines = rows
      .filter(({ cells }) => !isFilled(cells, own) && next.some((at) => isFilled(cells, at)))
      .map(({ line }) => line)
    if (lines.length === 0) return []
    const named = next.map((column) => quoted(headings, column))
    const message = doubtTexts.fallback(field, quoted(headings, own), named, lines.length)
    return [{ kind: 'fallback', field, columns: [own, ...next], lines, message }]
  })
}

/** A column of addresses that is taken only because there is no better one. */
function privateEmails({ headings, mapping }: Looked): Doubt[] {
  const column = mapping.columns.indexOf('email')
  const known = employeeColumns.fields.find(({ field }) => field === 'email')
  if (column < 0 || !known) return []
  const score = headingScore(headings[column] ?? '', known, employeeColumns)
  if (score === 0 || score >= scores.plausible) return []
  const message = doubtTexts.private(quoted(headings, column))
  return [{ kind: 'private', field: 'email', columns: [column], lines: [], message }]
}

/** Whole names that were split, or a column of names that no field takes. */
function names({ headings, rows, mapping }: Looked): Doubt[] {
  const whole = mapping.columns.indexOf('full_name')
  if (whole >= 0) {
    const own = (['first_name', 'last_name'] as const).map((field) =>
      mapping.columns.indexOf(field),
    )
    const lines = rows
      .filter(({ cells }) => {
        const isNamed = own.every((at) => (cells[at]?.trim() ?? '') !== '')
        return !isNamed && (cells[whole]?.trim() ?? '') !== ''
      })
      .map(({ line }) => line)
    if (lines.length === 0) return []
    const message = doubtTexts.split(quoted(headings, whole), lines.length)
    return [{ kind: 'split', field: 'full_name', columns: [whole], lines, message }]
  }
  const column = columnOfNames(rows, mapping)
  if (column === null) return []
  const message = doubtTexts.names(quoted(headings, column))
  return [{ kind: 'names', field: null, columns: [column], lines: [], message }]
}

function inactive({ headings, rows, mapping }: Looked): Doubt[] {
  const found = inactiveLines(headings, rows, mapping)
  if (!found) return []
  const { column, lines } = found
  const message = doubtTexts.inactive(quoted(headings, column), lines.length)
  return [{ kind: 'inactive', field: null, columns: [column], lines, message }]
}

function hidden({ rows }: Looked): Doubt[] {
  const lines = rows.filter(({ isHidden }) => isHidden).map(({ line }) => line)
  if (lines.length === 0) return []
  return [
    { kind: 'hidden', field: null, columns: [], lines, message: doubtTexts.hidden(lines.length) },
  ]
}

/** Cells of used columns that hold an error, or a formula without a stored value. */
function withoutValue({ rows, mapping }: Looked): Doubt[] {
  const used = new Set(columnFields.flatMap((field) => columnsOf(mapping, field)))
  const errors = rows.flatMap(({ line, cells }) =>
    [...used]
      .filter((column) => isErrorCell(cells[column] ?? ''))
      .map((column) => ({ line, column, text: cells[column]?.trim() ?? '' })),
  )
  const formulas = rows.flatMap(({ line, formulas: columns = [] }) =>
    columns.filter((column) => used.has(column)).map((column) => ({ line, column })),
  )
  const linesOf = (cells: readonly { line: number }[]) => [
    ...new Set(cells.map(({ line }) => line)),
  ]
  const columnsIn = (cells: readonly { column: number }[]) => [
    ...new Set(cells.map(({ column }) => column)),
  ]
  return [
    ...(errors.length > 0
      ? [
          {
            kind: 'errors' as const,
            field: null,
            columns: columnsIn(errors),
            lines: linesOf(errors),
            message: doubtTexts.errors(errors),
          },
        ]
      : []),
    ...(formulas.length > 0
      ? [
          {
            kind: 'formulas' as const,
            field: null,
            columns: columnsIn(formulas),
            lines: linesOf(formulas),
            message: doubtTexts.formulas(formulas),
          },
        ]
      : []),
  ]
}

function quotes({ sheet: { source } }: Looked): Doubt[] {
  const lines = source.kind === 'text' ? [...(source.unclosedQuotes ?? [])] : []
  if (lines.length === 0) return []
  return [{ kind: 'quotes', field: null, columns: [], lines, message: doubtTexts.quotes(lines) }]
}

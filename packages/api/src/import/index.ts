export { ApiError, type ErrorBody } from '../contract/api-error.ts'
export { employeeFields, type EmployeeField } from './employee-fields.ts'
export { employeeColumns } from './employee-columns.ts'
export { employeesOf, type EmployeeRow } from './employees-of.ts'
export { guessColumns, type ColumnMapping } from './guess-columns.ts'
export type { KnownField, KnownFields } from './headings.ts'
export { importBytes, parseHeapMegabytes, parseMilliseconds } from './limits.ts'
export { parseEmployees } from './parse-employees.ts'
export type { ColumnRule } from '../ports/table-parser.ts'
export { refusals } from './refusals.ts'
export { readSheet, type ReadSheetOptions } from './read-sheet.ts'
export {
  knownRowOutcome,
  type KnownPerson,
  type KnownRowOutcome,
  type PersonChanges,
  teamsByName,
} from '../rules/imported-row.ts'
export type { Sheet, SheetRow, SheetSource, TextEncodingName } from './sheet.ts'

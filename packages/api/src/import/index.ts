export { ApiError, type ErrorBody } from '../contract/api-error.ts'
export { nameKey } from '../contract/name-key.ts'
export { isErrorCell } from './cell-kinds.ts'
export { emailForms, emailKey } from '../contract/email-forms.ts'
export { cleanEmail, emailProblem } from './clean-email.ts'
export { type Doubt, doubtsOf } from './doubts.ts'
export {
  type ColumnField,
  columnFields,
  employeeFields,
  type EmployeeField,
} from '../contract/employee-fields.ts'
export { employeesOf, type EmployeeRow, withRepairedNumbers } from './employees-of.ts'
export { guessColumns, headingsOf, type ColumnMapping } from './guess-columns.ts'
export { guessEmployeeColumns } from './guess-employee-columns.ts'
export type { KnownField, KnownFields } from './headings.ts'
export { importBytes, parseHeapMegabytes, parseMilliseconds } from './limits.ts'
export { parseEmployees } from './parse-employees.ts'
export type { EmployeesRequest } from '../ports/table-parser.ts'
export { countPeople } from './read-employees.ts'
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

import type { EmployeeRow } from '@org/api/import'

/** A row that is to become an employee, or to be filled into one. */
export type ImportRow = EmployeeRow

/** Texts of a row that replaced those of the file. */
export type RowChange = Partial<Omit<EmployeeRow, 'line'>>

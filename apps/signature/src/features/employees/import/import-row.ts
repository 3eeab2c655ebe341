import type { EmployeeRow } from '@org/api/import'

/** A row that creates an employee or updates one. */
export type ImportRow = EmployeeRow

/** Corrected cells of a row. */
export type RowChange = Partial<Omit<EmployeeRow, 'line'>>

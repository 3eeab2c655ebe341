import type { EmployeeRow } from '@org/api/import'

/** A row that is to become an employee. */
export interface ImportRow extends EmployeeRow {
  /** Sent with its creation, so that creating it again after a lost answer makes nobody twice. */
  key: string
}

/** Texts of a row that replaced those of the file. */
export type RowChange = Partial<Omit<EmployeeRow, 'line'>>

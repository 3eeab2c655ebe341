import type { EmployeeRow } from '@org/api/import'
import { createContext } from 'react'
import type { RowErrors } from '../check-rows.ts'
import type { RowChange } from '../import-row.ts'

/** The rows of an import, and how they are corrected. */
export interface EditedRows {
  rows: readonly EmployeeRow[]
  /** Errors by the number of the row. */
  errors: ReadonlyMap<number, RowErrors>
  change: (line: number, change: RowChange) => void
  remove: (lines: readonly number[]) => void
  /** Whether they only can be looked at, while they are created. */
  isReadOnly: boolean
  /** Lines of rows that may be done already, so that they only can be looked at. */
  locked: ReadonlySet<number>
  /** People who are there already and whom the rows change, and who have all of it. */
  changing: number
  same: number
  /** Whether the server is still asked who is there already. */
  isAsking: boolean
}

/** What a cell needs of the rows: handed past the table, whose rows are rendered once. */
export const RowEditing = createContext<
  Pick<EditedRows, 'errors' | 'change' | 'isReadOnly' | 'locked'>
>({
  errors: new Map(),
  change: () => undefined,
  isReadOnly: true,
  locked: new Set(),
})

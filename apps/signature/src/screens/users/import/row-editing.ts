import type { EmployeeRow } from '@org/api/import'
import { createContext } from 'react'
import type { RowFaults } from '../../../users/import/check-rows.ts'
import type { RowChange } from '../../../users/import/import-row.ts'

/** The rows of an import, and how they are corrected. */
export interface EditedRows {
  rows: readonly EmployeeRow[]
  /** By the number of the row. */
  faults: ReadonlyMap<number, RowFaults>
  change: (line: number, change: RowChange) => void
  remove: (lines: readonly number[]) => void
  /** Whether they only can be looked at, while they are created. */
  isReadOnly: boolean
  /** Line of a row that may be created already, so that it only can be looked at; null for none. */
  underWay: number | null
}

/** What a cell needs of the rows: handed past the table, whose rows are drawn once. */
export const RowEditing = createContext<
  Pick<EditedRows, 'faults' | 'change' | 'isReadOnly' | 'underWay'>
>({
  faults: new Map(),
  change: () => undefined,
  isReadOnly: true,
  underWay: null,
})

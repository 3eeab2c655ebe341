import type { EmployeeRow } from '@org/api/import'
import { createContext } from 'react'
import type { RowErrors } from '../check-rows.ts'
import type { RowChange } from '../import-row.ts'
import type { CellsByLine } from './table-draft.ts'

/** The rows of an import, and how to correct them. */
export interface EditedRows {
  rows: readonly EmployeeRow[]
  /** Errors by line number. */
  errors: ReadonlyMap<number, RowErrors>
  change: (line: number, change: RowChange) => void
  remove: (lines: readonly number[]) => void
  /** Empties cells; their rows stay. */
  clear: (cells: CellsByLine) => void
  /** Whether rows are read-only, because they are being created. */
  isReadOnly: boolean
  /** Line numbers of rows that are read-only because they may already have been created. */
  locked: ReadonlySet<number>
  /** How many existing people the rows change, and how many already have the rows' values. */
  changing: number
  same: number
  /** Whether the server is still looking up existing people. */
  isAsking: boolean
  /** Whether phone numbers can be checked and repaired; a table is shown only then. */
  hasPhoneRules: boolean
}

/**
 * The data and actions for the cells of a row. They are passed in a context, so that the table need
 * not re-render its rows.
 */
export const RowEditing = createContext<
  Pick<EditedRows, 'errors' | 'change' | 'isReadOnly' | 'locked'>
>({
  errors: new Map(),
  change: () => undefined,
  isReadOnly: true,
  locked: new Set(),
})

import {
  type ColumnMapping,
  employeeColumns,
  type EmployeeField,
  type EmployeeRow,
  employeesOf,
  guessColumns,
  type Sheet,
} from '@org/api/import'
import { withColumn } from '@org/app-kit/table-import'
import type { RowChange } from '../import-row.ts'

/** A parsed table with its mapping and corrections, before the import. */
export interface TableDraft {
  sheet: Sheet
  mapping: ColumnMapping<EmployeeField>
  /** Whether rows may name a team. */
  hasTeams: boolean
  /** Corrections by line number; they survive a change of the mapping. */
  changes: ReadonlyMap<number, RowChange>
  removed: ReadonlySet<number>
  /** Whether rows update existing people. */
  updatesExisting: boolean
}

/**
 * Creates a draft from a table. `hasTeams` says whether rows may name a team. During onboarding,
 * they may not.
 */
export function newDraft(sheet: Sheet, { hasTeams = true } = {}): TableDraft {
  const mapping = guessedMapping(guessColumns(sheet.rows, employeeColumns), hasTeams)
  return {
    sheet,
    mapping,
    hasTeams,
    changes: new Map(),
    removed: new Set(),
    updatesExisting: false,
  }
}

const guessedMapping = (guessed: ColumnMapping<EmployeeField>, hasTeams: boolean) =>
  hasTeams ? guessed : withColumn(guessed, 'team', null)

/** Returns the draft's employees, with all corrections. */
export function rowsOf({ sheet, mapping, changes, removed }: TableDraft): EmployeeRow[] {
  const rows = employeesOf(sheet.rows, mapping)
  if (changes.size === 0 && removed.size === 0) return rows
  return rows
    .filter(({ line }) => !removed.has(line))
    .map((row) => {
      const change = changes.get(row.line)
      return change ? { ...row, ...change } : row
    })
}

export function withChange(draft: TableDraft, line: number, change: RowChange): TableDraft {
  const changes = new Map(draft.changes).set(line, { ...draft.changes.get(line), ...change })
  return { ...draft, changes }
}

export function withoutRows(draft: TableDraft, lines: readonly number[]): TableDraft {
  return { ...draft, removed: new Set([...draft.removed, ...lines]) }
}

/**
 * Returns the draft with `headingRow` as its heading row, or without headings if null. Guesses the
 * columns again.
 */
export function withHeadings(draft: TableDraft, headingRow: number | null): TableDraft {
  const guessed = guessColumns(draft.sheet.rows, employeeColumns, headingRow)
  return { ...draft, mapping: guessedMapping(guessed, draft.hasTeams) }
}

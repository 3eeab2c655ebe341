import {
  type ColumnField,
  type ColumnMapping,
  type EmployeeField,
  type EmployeeRow,
  employeesOf,
  guessEmployeeColumns,
  type Sheet,
  withRepairedNumbers,
} from '@org/api/import'
import { withColumn } from '@org/app-kit/table-import'
import type { RowChange } from '../import-row.ts'

/** Cells by line number. */
export type CellsByLine = ReadonlyMap<number, readonly EmployeeField[]>

/** A parsed table with its mapping and corrections, before the import. */
export interface TableDraft {
  sheet: Sheet
  mapping: ColumnMapping<ColumnField>
  /** The fields for which the person has picked one of several plausible columns. */
  decided: ReadonlySet<ColumnField>
  /** Corrections by line number; they survive a change of the mapping. */
  changes: ReadonlyMap<number, RowChange>
  removed: ReadonlySet<number>
  /** Whether rows update existing people. */
  updatesExisting: boolean
}

/** Creates a draft from a table, with guessed columns. */
export function newDraft(sheet: Sheet): TableDraft {
  return {
    sheet,
    mapping: guessEmployeeColumns(sheet.rows),
    decided: new Set(),
    changes: new Map(),
    removed: new Set(),
    updatesExisting: false,
  }
}

/** Repairs the numbers of a column; null until the rules for phone numbers are loaded. */
export type RepairNumbers = ((cells: readonly string[]) => string[]) | null

/** Returns the employees of a table, with repaired phone numbers. */
export function readRows(
  { sheet, mapping }: Pick<TableDraft, 'sheet' | 'mapping'>,
  repairNumbers: RepairNumbers = null,
): EmployeeRow[] {
  const rows = employeesOf(sheet.rows, mapping)
  return repairNumbers ? withRepairedNumbers(rows, repairNumbers) : rows
}

/** Returns the rows of a draft with its corrections. */
export function correctedRows(
  rows: readonly EmployeeRow[],
  { changes, removed }: Pick<TableDraft, 'changes' | 'removed'>,
): readonly EmployeeRow[] {
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

/** Returns the draft with these cells emptied; their rows stay. */
export function withoutCells(draft: TableDraft, cells: CellsByLine): TableDraft {
  const changes = new Map(draft.changes)
  for (const [line, fields] of cells) {
    changes.set(line, { ...changes.get(line), ...emptied(fields) })
  }
  return { ...draft, changes }
}

/** Returns a change that empties the fields. */
export const emptied = (fields: readonly EmployeeField[]): RowChange =>
  Object.fromEntries(fields.map((field) => [field, '']))

/** Returns the draft with a column that the person has picked for a field. */
export function withPickedColumn(
  draft: TableDraft,
  field: ColumnField,
  column: number,
): TableDraft {
  return {
    ...draft,
    mapping: withColumn(draft.mapping, field, column),
    decided: new Set([...draft.decided, field]),
  }
}

/**
 * Returns the draft with `headingRow` as its heading row, or without headings if null. Guesses the
 * columns again.
 */
export function withHeadings(draft: TableDraft, headingRow: number | null): TableDraft {
  const mapping = guessEmployeeColumns(draft.sheet.rows, headingRow)
  return { ...draft, mapping, decided: new Set() }
}

import {
  type ColumnMapping,
  type EmployeeField,
  type EmployeeRow,
  employeesOf,
  guessColumns,
  type Sheet,
} from '@org/api/import'
import type { RowChange } from '../../../users/import/import-row.ts'

/** A table that was read, as somebody understands and corrects it before its import. */
export interface TableDraft {
  sheet: Sheet
  mapping: ColumnMapping
  /** Corrections by the number of the row; they survive another mapping. */
  changes: ReadonlyMap<number, RowChange>
  removed: ReadonlySet<number>
}

export function newDraft(sheet: Sheet): TableDraft {
  const mapping = guessColumns(sheet.rows)
  return { sheet, mapping, changes: new Map(), removed: new Set() }
}

/** The employees of the draft, corrected. */
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

/** The mapping in which that column holds the field; null for none. */
export function withColumn(
  mapping: ColumnMapping,
  field: EmployeeField,
  column: number | null,
): ColumnMapping {
  const columns = mapping.columns.map((former, at) => {
    if (at === column) return field
    return former === field ? null : former
  })
  return { ...mapping, columns }
}

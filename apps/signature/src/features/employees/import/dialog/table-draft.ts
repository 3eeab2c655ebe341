import {
  type ColumnMapping,
  type EmployeeField,
  type EmployeeRow,
  employeesOf,
  guessColumns,
  type Sheet,
} from '@org/api/import'
import type { RowChange } from '../import-row.ts'

/** A table that was read, as somebody understands and corrects it before its import. */
export interface TableDraft {
  sheet: Sheet
  mapping: ColumnMapping
  /** Corrections by the number of the row; they survive another mapping. */
  changes: ReadonlyMap<number, RowChange>
  removed: ReadonlySet<number>
  /** Whether rows are filled into people who are there already. */
  updatesExisting: boolean
}

/** @param options whether rows may name a team; those of the onboarding do not. */
export function newDraft(sheet: Sheet, { hasTeams = true } = {}): TableDraft {
  const guessed = guessColumns(sheet.rows)
  const mapping = hasTeams ? guessed : withColumn(guessed, 'team', null)
  return { sheet, mapping, changes: new Map(), removed: new Set(), updatesExisting: false }
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

/** The draft whose columns stand under that row; null: no row names them. */
export function withHeadings(draft: TableDraft, headingRow: number | null): TableDraft {
  return { ...draft, mapping: guessColumns(draft.sheet.rows, headingRow) }
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

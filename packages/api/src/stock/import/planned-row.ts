/** What an import does with a row. */
export const rowOutcomes = ['created', 'changed', 'unchanged', 'refused'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** A value that an import changes, as texts for the preview. */
export interface FieldChange {
  field: string
  from: string
  to: string
}

/** The outcome of a row, for the preview. */
export interface PlannedRow {
  /** Row number in the file, from 1. */
  line: number
  /** What the row is about: a name, or a code where no name is known. */
  label: string
  outcome: RowOutcome
  /** Of a new product or supplier none, because all of it is new. */
  changes: FieldChange[]
  /** Why the row is refused, in French. */
  reasons: string[]
  /** The category that this row creates. */
  newCategory: string | null
}

/** What an import does: row by row for the preview, and what it writes. */
export interface ImportPlan<Write> {
  rows: PlannedRow[]
  writes: Write[]
}

/** Returns the row of the preview. */
export function plannedRow(
  row: Pick<PlannedRow, 'line' | 'label'> & Partial<PlannedRow> & { isNew: boolean },
): PlannedRow {
  const { line, label, isNew, changes = [], reasons = [], newCategory = null } = row
  if (reasons.length > 0) {
    return { line, label, outcome: 'refused', changes: [], reasons, newCategory: null }
  }
  if (isNew) return { line, label, outcome: 'created', changes, reasons, newCategory }
  const outcome = changes.length > 0 ? 'changed' : 'unchanged'
  return { line, label, outcome, changes, reasons, newCategory }
}

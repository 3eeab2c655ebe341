/** The possible results of a row in an import. */
export const rowOutcomes = ['created', 'changed', 'unchanged', 'refused'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** A value that an import changes, as text for the preview. */
export interface FieldChange {
  field: string
  from: string
  to: string
}

/** The outcome of a row, for the preview. */
export interface PlannedRow {
  /** Row number in the file, from 1. */
  line: number
  /** The name in the row, or its code if no name is known. */
  label: string
  outcome: RowOutcome
  /**
   * The values that change; empty for a new product or supplier, because all of its values are new.
   */
  changes: FieldChange[]
  /** The reasons why the row is refused, in French. */
  reasons: string[]
  /** What a person should check before the import, as questions in French. */
  doubts: string[]
  /** The category that this row creates. */
  newCategory: string | null
}

/** The plan of an import: the rows of the preview, and the data to write. */
export interface ImportPlan<Write> {
  rows: PlannedRow[]
  writes: Write[]
}

/** Creates the row of the preview. */
export function plannedRow(
  row: Pick<PlannedRow, 'line' | 'label'> & Partial<PlannedRow> & { isNew: boolean },
): PlannedRow {
  const { line, label, isNew, changes = [], reasons = [], doubts = [], newCategory = null } = row
  const told = { line, label, changes, reasons, newCategory }
  if (reasons.length > 0) {
    return { ...told, outcome: 'refused', changes: [], doubts: [], newCategory: null }
  }
  if (isNew) return { ...told, outcome: 'created', doubts }
  if (changes.length === 0) return { ...told, outcome: 'unchanged', doubts: [] }
  return { ...told, outcome: 'changed', doubts }
}

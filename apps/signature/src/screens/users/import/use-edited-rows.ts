import type { EmployeeRow } from '@org/api/import'
import { useEnvironment } from '@org/app-kit'
import { useCallback, useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../../state.ts'
import { checkRows, type RowFaults, withExisting } from '../../../users/import/check-rows.ts'
import {
  rowChanged,
  rowsRemoved,
  selectHasUserImport,
  selectUserImport,
} from '../../../users/import/import-slice.ts'
import type { EditedRows } from './row-editing.ts'
import { rowsOf, type TableDraft, withChange, withoutRows } from './table-draft.ts'
import { useTakenEmails } from './use-taken-emails.ts'

const noRows: readonly EmployeeRow[] = []
const noFaults: ReadonlyMap<number, RowFaults> = new Map()

/** Rows before they are looked at. */
type UncheckedRows = Omit<EditedRows, 'faults'>

/**
 * The rows of the import that was begun, else those of the draft, with their faults. Both are asked
 * about in one place, so that an import that stops still knows which of its employees exist.
 * `onChange` gets what the draft becomes.
 */
export function useEditedRows(
  draft: TableDraft | null,
  onChange: (next: (draft: TableDraft | null) => TableDraft | null) => void,
): EditedRows {
  const hasBegun = useAppSelector(selectHasUserImport)
  const draftRows = useDraftRows(hasBegun ? null : draft, onChange)
  const importRows = useImportRows()
  const edited = hasBegun ? importRows : draftRows
  const { rows, isReadOnly, underWay } = edited
  const { unanswered } = useAppSelector(selectUserImport)
  const taken = useTakenEmails(isReadOnly ? noRows : rows)
  const checked = useMemo(() => (isReadOnly ? null : checkRows(rows)), [rows, isReadOnly])
  const faults = useMemo(
    () =>
      checked
        ? withoutRow(withoutRow(withExisting(checked, taken), underWay), unanswered)
        : noFaults,
    [checked, taken, underWay, unanswered],
  )
  return { ...edited, faults }
}

/** Its email may exist because the row itself has been created; its key keeps it from being created twice. */
function withoutRow(
  faults: ReadonlyMap<number, RowFaults>,
  line: number | null,
): ReadonlyMap<number, RowFaults> {
  if (line === null || !faults.has(line)) return faults
  return new Map([...faults].filter(([other]) => other !== line))
}

/** The rows of a table before its import. */
function useDraftRows(
  draft: TableDraft | null,
  onChange: (next: (draft: TableDraft | null) => TableDraft | null) => void,
): UncheckedRows {
  const rows = useMemo(() => (draft ? rowsOf(draft) : noRows), [draft])
  const change = useCallback<EditedRows['change']>(
    (line, next) => onChange((former) => former && withChange(former, line, next)),
    [onChange],
  )
  const remove = useCallback<EditedRows['remove']>(
    (lines) => onChange((former) => former && withoutRows(former, lines)),
    [onChange],
  )
  return { rows, change, remove, isReadOnly: false, underWay: null }
}

/** The rows that an import under way has left, in the order of their file. */
function useImportRows(): UncheckedRows {
  const dispatch = useAppDispatch()
  const { newKey } = useEnvironment()
  const { queue, aside, isRunning, underWay } = useAppSelector(selectUserImport)
  const rows = useMemo(
    () =>
      aside.length === 0
        ? queue
        : [...queue, ...aside].toSorted((one, other) => one.line - other.line),
    [queue, aside],
  )
  const change = useCallback<EditedRows['change']>(
    (line, next) => dispatch(rowChanged({ line, change: next, key: newKey() })),
    [dispatch, newKey],
  )
  const remove = useCallback<EditedRows['remove']>(
    (lines) => dispatch(rowsRemoved(lines)),
    [dispatch],
  )
  return { rows, change, remove, isReadOnly: isRunning, underWay }
}

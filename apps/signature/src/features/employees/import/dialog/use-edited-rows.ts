import { type EmployeeRow, teamsByName } from '@org/api/import'
import { selectUser, useAppDispatch, useAppSelector } from '@org/app-kit'
import { useCallback, useMemo } from 'react'
import { selectTeams } from '#shared/lists/teams.ts'
import { usePhoneRules } from '#shared/use-phones.ts'
import { checkRows, type ComparedRows, compareRows, type FindTeam } from '../check-rows.ts'
import {
  cellsCleared,
  rowChanged,
  rowsRemoved,
  selectHasEmployeeImport,
  selectEmployeeImport,
} from '../import-slice.ts'
import type { EditedRows } from './row-editing.ts'
import {
  correctedRows,
  readRows,
  type RepairNumbers,
  type TableDraft,
  withChange,
  withoutCells,
  withoutRows,
} from './table-draft.ts'
import { useKnownPeople } from './use-known-people.ts'

const noRows: readonly EmployeeRow[] = []
const noLines: ReadonlySet<number> = new Set()
const nothing: ComparedRows = { errors: new Map(), changing: 0, same: 0 }

/** Rows before they are checked. */
type UncheckedRows = Pick<
  EditedRows,
  'rows' | 'change' | 'remove' | 'clear' | 'isReadOnly' | 'locked'
>

/**
 * Returns the rows of the import if one has begun, otherwise those of the draft, with their errors.
 * The import and the draft share one lookup of existing people, so that its results are still
 * available when an import stops. `onChange` is called with a function that updates the draft.
 */
export function useEditedRows(
  draft: TableDraft | null,
  onChange: (next: (draft: TableDraft | null) => TableDraft | null) => void,
): EditedRows {
  const hasBegun = useAppSelector(selectHasEmployeeImport)
  const begun = useAppSelector(selectEmployeeImport)
  const phones = usePhoneRules()
  const draftRows = useDraftRows(hasBegun ? null : draft, onChange, phones?.repair ?? null)
  const importRows = useImportRows()
  const edited = hasBegun ? importRows : draftRows
  const { rows, isReadOnly, locked } = edited
  const updatesExisting = hasBegun ? begun.updatesExisting : draft?.updatesExisting === true
  // Locked rows may already have been created, although the response has not arrived, so they are
  // not checked.
  const open = useMemo(
    () => (isReadOnly ? noRows : rows.filter(({ line }) => !locked.has(line))),
    [rows, isReadOnly, locked],
  )
  const { people, isAsking } = useKnownPeople(open)
  const findTeam = useFindTeam()
  const callerRole = useAppSelector(selectUser)?.role ?? 'member'
  const checked = useMemo(() => checkRows(open, findTeam, phones?.error), [open, findTeam, phones])
  const compared = useMemo(
    () =>
      open.length === 0
        ? nothing
        : compareRows(checked, {
            known: people,
            callerRole,
            updatesExisting,
            findTeam,
            areSamePhones: phones?.areSame ?? Object.is,
          }),
    [open, checked, people, callerRole, updatesExisting, findTeam, phones],
  )
  return {
    ...edited,
    ...compared,
    isAsking: isAsking || phones === null,
    hasPhoneRules: phones !== null,
  }
}

/** Returns a function that finds the team that a row names; null until all teams are loaded. */
function useFindTeam(): FindTeam {
  const { data, total, loaded } = useAppSelector(selectTeams)
  return useMemo(
    () => (loaded && data.length >= total ? teamsByName(data) : null),
    [data, total, loaded],
  )
}

/** Returns the rows of a table before its import. */
function useDraftRows(
  draft: TableDraft | null,
  onChange: (next: (draft: TableDraft | null) => TableDraft | null) => void,
  repair: RepairNumbers,
): UncheckedRows {
  const { sheet, mapping } = draft ?? {}
  // Corrections leave the table as it was read, which can have thousands of rows.
  const read = useMemo(
    () => (sheet && mapping ? readRows({ sheet, mapping }, repair) : noRows),
    [sheet, mapping, repair],
  )
  const rows = useMemo(() => (draft ? correctedRows(read, draft) : noRows), [read, draft])
  const change = useCallback<EditedRows['change']>(
    (line, next) => onChange((former) => former && withChange(former, line, next)),
    [onChange],
  )
  const remove = useCallback<EditedRows['remove']>(
    (lines) => onChange((former) => former && withoutRows(former, lines)),
    [onChange],
  )
  const clear = useCallback<EditedRows['clear']>(
    (cells) => onChange((former) => former && withoutCells(former, cells)),
    [onChange],
  )
  return { rows, change, remove, clear, isReadOnly: false, locked: noLines }
}

/** Returns the remaining rows of an import that has begun, in file order. */
function useImportRows(): UncheckedRows {
  const dispatch = useAppDispatch()
  const { queue, aside, batch, isRunning, isElsewhere } = useAppSelector(selectEmployeeImport)
  const sent = batch?.rows ?? noRows
  const rows = useMemo(
    () =>
      aside.length + sent.length === 0
        ? queue
        : [...sent, ...queue, ...aside].toSorted((one, other) => one.line - other.line),
    [queue, aside, sent],
  )
  const locked = useMemo(() => new Set(sent.map(({ line }) => line)), [sent])
  const change = useCallback<EditedRows['change']>(
    (line, next) => dispatch(rowChanged({ line, change: next })),
    [dispatch],
  )
  const remove = useCallback<EditedRows['remove']>(
    (lines) => dispatch(rowsRemoved(lines)),
    [dispatch],
  )
  const clear = useCallback<EditedRows['clear']>(
    (cells) => dispatch(cellsCleared([...cells])),
    [dispatch],
  )
  return { rows, change, remove, clear, isReadOnly: isRunning || isElsewhere, locked }
}

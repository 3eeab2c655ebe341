import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { leavesAccount } from '@org/app-kit'
import {
  addCounts,
  hasRows,
  type ImportCounts,
  type ImportPlan,
  type ImportProgress,
  initialImport,
  type KeptRows,
  rowsDone,
  rowsLeft,
  type EmployeeImportState,
  withProgress,
} from './import-state.ts'
import type { EmployeeField } from '@org/api/import'
import type { ImportRow, RowChange } from './import-row.ts'

const endOf = (state: EmployeeImportState) => {
  const { created, updated, unchanged, teamId } = state
  return { created, updated, unchanged, teamId, left: rowsLeft(state) }
}

export const employeeImportKey = 'employeeImport'

const slice = createSlice({
  name: employeeImportKey,
  initialState: initialImport,
  reducers: {
    /**
     * Starts an import, or resumes one after its rows were checked again. A batch without a
     * response is not part of the plan: it is sent again unchanged.
     */
    importRequested: (state, { payload }: PayloadAction<ImportPlan>): EmployeeImportState => ({
      ...state,
      ...payload,
      isRunning: true,
      isWaiting: false,
      failure: null,
    }),
    /** Restores the unfinished import stored in this browser. */
    importRestored: (state, { payload }: PayloadAction<KeptRows>): EmployeeImportState => ({
      ...initialImport,
      ...payload,
      isElsewhere: state.isElsewhere,
    }),
    batchSent: (state, { payload }: PayloadAction<{ key: string; count: number }>) => ({
      ...state,
      batch: { key: payload.key, rows: state.queue.slice(0, payload.count) },
      queue: state.queue.slice(payload.count),
    }),
    /**
     * Keeps the rows that are not done, in order. For an abandoned import, only the counts change.
     */
    batchAnswered: (
      state,
      { payload: { key, ...counts } }: PayloadAction<ImportCounts & { key: string }>,
    ): EmployeeImportState => {
      const done = rowsDone(counts)
      const { batch, ended } = state
      if (batch?.key !== key) {
        return ended
          ? { ...state, ended: { ...ended, ...addCounts(ended, counts), left: ended.left - done } }
          : state
      }
      return {
        ...state,
        ...addCounts(state, counts),
        queue: [...batch.rows.slice(done), ...state.queue],
        batch: null,
        isWaiting: false,
      }
    },
    /** Records that the server is unreachable and the batch is being sent again. */
    connectionLost: (state): EmployeeImportState => ({ ...state, isWaiting: state.isRunning }),
    /** Pauses the import. The response to the current batch still counts. */
    importPaused: (state): EmployeeImportState => ({
      ...state,
      isRunning: false,
      isWaiting: false,
    }),
    /**
     * Stops the import. A failure while a batch still has no response means that the batch was
     * rejected, so its rows return to the queue.
     */
    importStopped: (state, { payload }: PayloadAction<string | null>): EmployeeImportState => {
      const { batch, queue } = state
      const isRefused = payload !== null && batch !== null
      return {
        ...state,
        queue: isRefused ? [...batch.rows, ...queue] : queue,
        batch: isRefused ? null : batch,
        isRunning: false,
        isWaiting: false,
        failure: payload,
        ended: state.ended ?? (hasRows(state) ? null : endOf(state)),
      }
    },
    /**
     * Closes an abandoned or finished import. A finished one has already been reported. Employees
     * that were created stay.
     */
    importClosed: (state): EmployeeImportState => ({
      ...initialImport,
      ended: hasRows(state) ? endOf(state) : state.ended,
    }),
    /** Drops the import: another tab has abandoned it, or has ended and reported it. */
    importSuperseded: (): EmployeeImportState => initialImport,
    /** Applies the progress of another tab. */
    importFollowed: (state, { payload }: PayloadAction<ImportProgress>): EmployeeImportState => ({
      ...withProgress(state, payload),
      failure: null,
    }),
    /** Sets whether another tab runs the import. */
    runningElsewhere: (state, { payload }: PayloadAction<boolean>): EmployeeImportState => ({
      ...state,
      isElsewhere: payload,
    }),
    /** Clears the ended import before it is reported, so that it is reported only once. */
    endReported: (state): EmployeeImportState => ({ ...state, ended: null }),
    rowChanged: (
      state,
      { payload }: PayloadAction<{ line: number; change: RowChange }>,
    ): EmployeeImportState => {
      const change = <Row extends { line: number }>(row: Row) =>
        row.line === payload.line ? { ...row, ...payload.change } : row
      return { ...state, queue: state.queue.map(change), aside: state.aside.map(change) }
    },
    /** Empties cells; the payload lists the fields by line number. */
    cellsCleared: (
      state,
      { payload }: PayloadAction<(readonly [number, readonly EmployeeField[]])[]>,
    ): EmployeeImportState => {
      const cells = new Map(payload)
      const clear = (row: ImportRow): ImportRow => ({
        ...row,
        ...Object.fromEntries((cells.get(row.line) ?? []).map((field) => [field, ''])),
      })
      return { ...state, queue: state.queue.map(clear), aside: state.aside.map(clear) }
    },
    rowsRemoved: (state, { payload }: PayloadAction<readonly number[]>): EmployeeImportState => {
      const lines = new Set(payload)
      const isKept = ({ line }: { line: number }) => !lines.has(line)
      const queue = state.queue.filter(isKept)
      const aside = state.aside.filter(isKept)
      const left = { ...state, queue, aside }
      return hasRows(state) && !hasRows(left) ? { ...left, ended: endOf(left) } : left
    },
  },
  extraReducers: (builder) => builder.addMatcher(leavesAccount, () => initialImport),
})

export const employeeImportReducer = slice.reducer
export const {
  importRequested,
  importRestored,
  importPaused,
  importStopped,
  importClosed,
  importSuperseded,
  importFollowed,
  runningElsewhere,
  endReported,
  batchSent,
  batchAnswered,
  connectionLost,
  rowChanged,
  cellsCleared,
  rowsRemoved,
} = slice.actions

interface WithEmployeeImport {
  [employeeImportKey]: EmployeeImportState
}

export const selectEmployeeImport = (state: WithEmployeeImport): EmployeeImportState =>
  state[employeeImportKey]

/** Whether an import has been started and not closed yet. */
export const selectHasEmployeeImport = (state: WithEmployeeImport): boolean => {
  const employeeImport = selectEmployeeImport(state)
  return employeeImport.isRunning || rowsDone(employeeImport) > 0 || hasRows(employeeImport)
}

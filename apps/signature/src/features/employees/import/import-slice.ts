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
  type UserImportState,
  withProgress,
} from './import-state.ts'
import type { RowChange } from './import-row.ts'

const endOf = (state: UserImportState) => {
  const { created, updated, unchanged, teamId } = state
  return { created, updated, unchanged, teamId, left: rowsLeft(state) }
}

const slice = createSlice({
  name: 'userImport',
  initialState: initialImport,
  reducers: {
    /**
     * Starts an import, or resumes one after its rows were checked again. A batch without a
     * response is not part of the plan: it is sent again unchanged.
     */
    importRequested: (state, { payload }: PayloadAction<ImportPlan>): UserImportState => ({
      ...state,
      ...payload,
      isRunning: true,
      isWaiting: false,
      failure: null,
    }),
    /** Restores the unfinished import stored in this browser. */
    importRestored: (state, { payload }: PayloadAction<KeptRows>): UserImportState => ({
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
    ): UserImportState => {
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
    /** The server is unreachable; the batch is sent again. */
    connectionLost: (state): UserImportState => ({ ...state, isWaiting: state.isRunning }),
    /** Pauses the import. The response to the current batch still counts. */
    importPaused: (state): UserImportState => ({ ...state, isRunning: false, isWaiting: false }),
    /**
     * Stops the import. A failure means that the batch was rejected, so its rows return to the
     * queue.
     */
    importStopped: (state, { payload }: PayloadAction<string | null>): UserImportState => {
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
     * Closes an abandoned or finished import; a finished one is already reported. Created employees
     * stay.
     */
    importClosed: (state): UserImportState => ({
      ...initialImport,
      ended: hasRows(state) ? endOf(state) : state.ended,
    }),
    /** Another tab has abandoned the import, or has ended and reported it. */
    importSuperseded: (): UserImportState => initialImport,
    /** Applies the progress of another tab. */
    importFollowed: (state, { payload }: PayloadAction<ImportProgress>): UserImportState => ({
      ...withProgress(state, payload),
      failure: null,
    }),
    /** Sets whether another tab runs the import. */
    runningElsewhere: (state, { payload }: PayloadAction<boolean>): UserImportState => ({
      ...state,
      isElsewhere: payload,
    }),
    /** Clears the end when it is being reported, so that it is reported only once. */
    endTaken: (state): UserImportState => ({ ...state, ended: null }),
    rowChanged: (
      state,
      { payload }: PayloadAction<{ line: number; change: RowChange }>,
    ): UserImportState => {
      const change = <Row extends { line: number }>(row: Row) =>
        row.line === payload.line ? { ...row, ...payload.change } : row
      return { ...state, queue: state.queue.map(change), aside: state.aside.map(change) }
    },
    rowsRemoved: (state, { payload }: PayloadAction<readonly number[]>): UserImportState => {
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

export const userImportReducer = slice.reducer
export const {
  importRequested,
  importRestored,
  importPaused,
  importStopped,
  importClosed,
  importSuperseded,
  importFollowed,
  runningElsewhere,
  endTaken,
  batchSent,
  batchAnswered,
  connectionLost,
  rowChanged,
  rowsRemoved,
} = slice.actions

interface WithUserImport {
  userImport: UserImportState
}

export const selectUserImport = (state: WithUserImport): UserImportState => state.userImport

/** Whether an import was started and not closed yet. */
export const selectHasUserImport = ({ userImport }: WithUserImport): boolean =>
  userImport.isRunning || rowsDone(userImport) > 0 || hasRows(userImport)

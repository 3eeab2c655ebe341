import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { leavesAccount } from '@org/app-kit'
import {
  addCounts,
  hasRows,
  type ImportCounts,
  type ImportPlan,
  initialImport,
  type KeptRows,
  rowsDone,
  rowsLeft,
  type UserImportState,
} from './import-state.ts'
import type { RowChange } from './import-row.ts'

/** How far another tab has come with the rows that this tab shows too. */
export interface ImportProgress extends ImportCounts {
  /** Rows of the queue that are left, those of the batch among them. */
  left: number
  /** The batch that was sent, of the first of these rows. */
  sent: { key: string; count: number } | null
}

const endOf = (state: UserImportState) => {
  const { created, updated, unchanged, teamId } = state
  return { created, updated, unchanged, teamId, left: rowsLeft(state) }
}

const slice = createSlice({
  name: 'userImport',
  initialState: initialImport,
  reducers: {
    /**
     * Starts an import, or resumes one after its rows were looked at again. A batch without an answer
     * is no part of the plan: it is sent again as it was.
     */
    importRequested: (state, { payload }: PayloadAction<ImportPlan>): UserImportState => ({
      ...state,
      ...payload,
      isRunning: true,
      isWaiting: false,
      failure: null,
    }),
    /** What this browser has kept of an import that did not end. */
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
    /** The rows that were not done stay, in their order. Of an abandoned import only the counts change. */
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
    /** The server cannot be reached; the batch is sent again. */
    connectionLost: (state): UserImportState => ({ ...state, isWaiting: state.isRunning }),
    /** The batch under way is still looked at. */
    importPaused: (state): UserImportState => ({ ...state, isRunning: false, isWaiting: false }),
    /** With a failure: what was sent was refused, so nothing is under way any more. */
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
    /** Abandoned, or seen to its end, which was told then: what was created stays. */
    importClosed: (state): UserImportState => ({
      ...initialImport,
      ended: hasRows(state) ? endOf(state) : state.ended,
    }),
    /** Another tab has abandoned it, or has ended it and told so. */
    importSuperseded: (): UserImportState => initialImport,
    /** Another tab has come that far. */
    importFollowed: (
      state,
      { payload: { left, sent, ...counts } }: PayloadAction<ImportProgress>,
    ): UserImportState => {
      const rows = [...(state.batch?.rows ?? []), ...state.queue]
      const queue = rows.slice(rows.length - left)
      const count = sent?.count ?? 0
      return {
        ...state,
        ...counts,
        batch: sent && { key: sent.key, rows: queue.slice(0, count) },
        queue: queue.slice(count),
        failure: null,
      }
    },
    /** Whether another tab runs it. */
    runningElsewhere: (state, { payload }: PayloadAction<boolean>): UserImportState => ({
      ...state,
      isElsewhere: payload,
    }),
    /** The end is being told: it is told once. */
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

/** Whether an import was begun and has not been closed. */
export const selectHasUserImport = ({ userImport }: WithUserImport): boolean =>
  userImport.isRunning || rowsDone(userImport) > 0 || hasRows(userImport)

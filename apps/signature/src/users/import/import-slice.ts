import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { leavesAccount } from '@org/app-kit'
import type { ImportRow, RowChange } from './import-row.ts'

/** What an import is to do. */
export interface ImportPlan {
  /** Rows to create, in the order of their file. */
  queue: ImportRow[]
  /** Rows with faults, which wait for their correction. */
  aside: ImportRow[]
  /** Team of the new employees; null for the one that the server chooses. */
  teamId: string | null
  /** Whether they belong to the onboarding that is under way. */
  isOnboarding: boolean
}

/** An import that is over, however it ended, for the administrators to be told of. */
export interface EndedImport {
  created: number
  teamId: string | null
}

export interface UserImportState extends ImportPlan {
  /** Employees that were created. */
  created: number
  isRunning: boolean
  /** Line of the row that was sent and has no answer yet; a pause does not call it back. */
  underWay: number | null
  /**
   * Line of the row at which a session or a page ended: it may have been created, but its answer was
   * not seen. Null once there is an answer, or other content.
   */
  unanswered: number | null
  /** Why it stopped, with the row's number and email. */
  failure: string | null
  /** The end that nobody has been told of yet. */
  ended: EndedImport | null
}

const initialState: UserImportState = {
  queue: [],
  aside: [],
  teamId: null,
  isOnboarding: false,
  created: 0,
  isRunning: false,
  underWay: null,
  unanswered: null,
  failure: null,
  ended: null,
}

const without = (rows: ImportRow[], line: number) => rows.filter((row) => row.line !== line)
const hasRows = ({ queue, aside }: ImportPlan) => queue.length > 0 || aside.length > 0
const endOf = ({ created, teamId }: UserImportState): EndedImport => ({ created, teamId })

const slice = createSlice({
  name: 'userImport',
  initialState,
  reducers: {
    /** Starts an import, or goes on with one after its rows were looked at again. */
    importRequested: (state, { payload }: PayloadAction<ImportPlan>): UserImportState => ({
      ...state,
      ...payload,
      isRunning: true,
      failure: null,
    }),
    /** What this browser has kept of an import that did not end. */
    importRestored: (
      _,
      { payload }: PayloadAction<ImportPlan & { created: number }>,
    ): UserImportState => ({
      ...initialState,
      ...payload,
      unanswered: payload.queue[0]?.line ?? null,
    }),
    rowSent: (state, { payload }: PayloadAction<{ line: number }>): UserImportState => ({
      ...state,
      underWay: payload.line,
    }),
    /** The row under way is still created. */
    importPaused: (state): UserImportState => ({ ...state, isRunning: false }),
    importStopped: (state, { payload }: PayloadAction<string | null>): UserImportState => ({
      ...state,
      isRunning: false,
      underWay: null,
      unanswered: payload === null ? state.unanswered : null,
      failure: payload,
      ended: state.ended ?? (hasRows(state) ? null : endOf(state)),
    }),
    /** Given up, or seen to its end, which was told then: what was created stays. */
    importClosed: (state): UserImportState => ({
      ...initialState,
      ended: hasRows(state) ? endOf(state) : state.ended,
    }),
    /** Another tab has gone on with it, or has ended it and told so. */
    importSuperseded: (): UserImportState => initialState,
    /** The end is being told: it is told once. */
    endTaken: (state): UserImportState => ({ ...state, ended: null }),
    rowCreated: (state, { payload }: PayloadAction<{ line: number }>): UserImportState => {
      const { ended, created } = state
      return {
        ...state,
        queue: without(state.queue, payload.line),
        underWay: null,
        unanswered: null,
        // An import that was given up while this row was under way must not come up again by it.
        created: ended && created === 0 ? 0 : created + 1,
        ended: ended && { ...ended, created: ended.created + 1 },
      }
    },
    rowChanged: (
      state,
      { payload }: PayloadAction<{ line: number; change: RowChange; key: string }>,
    ): UserImportState => {
      // Other content must not be sent under a key that may be used already.
      const change = (row: ImportRow) =>
        row.line === payload.line ? { ...row, ...payload.change, key: payload.key } : row
      const unanswered = state.unanswered === payload.line ? null : state.unanswered
      return {
        ...state,
        unanswered,
        queue: state.queue.map(change),
        aside: state.aside.map(change),
      }
    },
    rowsRemoved: (state, { payload }: PayloadAction<readonly number[]>): UserImportState => {
      const lines = new Set(payload)
      const isKept = ({ line }: ImportRow) => !lines.has(line)
      const queue = state.queue.filter(isKept)
      const aside = state.aside.filter(isKept)
      const left = { ...state, queue, aside }
      return hasRows(state) && !hasRows(left) ? { ...left, ended: endOf(state) } : left
    },
  },
  extraReducers: (builder) => builder.addMatcher(leavesAccount, () => initialState),
})

export const userImportReducer = slice.reducer
export const {
  importRequested,
  importRestored,
  importPaused,
  importStopped,
  importClosed,
  importSuperseded,
  endTaken,
  rowSent,
  rowCreated,
  rowChanged,
  rowsRemoved,
} = slice.actions

interface WithUserImport {
  userImport: UserImportState
}

export const selectUserImport = (state: WithUserImport): UserImportState => state.userImport

/** Whether an import was begun and has not been closed. */
export const selectHasUserImport = ({ userImport }: WithUserImport): boolean =>
  userImport.isRunning || userImport.created > 0 || hasRows(userImport)

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Conflict } from '../conflicts/conflict.ts'
import { leavesAccount } from '../session/session-slice.ts'
import type { FieldRefusals } from './refused-fields.ts'

/** The state of an operation that a screen started. */
export type Operation =
  | { status: 'running' }
  | { status: 'succeeded'; id: string | null }
  | { status: 'failed'; message: string; conflict?: Conflict; fields?: FieldRefusals }

/** Operations by key, for example `users/create`. */
export type OperationsState = Record<string, Operation>

/** How the operation with this key failed. */
interface Failure {
  key: string
  message: string
  /** Somebody else's concurrent change, which the user must resolve. */
  conflict?: Conflict
  /** The server's errors by field. */
  fields?: FieldRefusals
  /** Type of the server's error, for sagas that handle certain errors in a special way. */
  errorType?: string
}

const slice = createSlice({
  name: 'operations',
  initialState: {} satisfies OperationsState as OperationsState,
  reducers: {
    operationStarted: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      [payload]: { status: 'running' as const },
    }),
    operationSucceeded: (state, { payload }: PayloadAction<{ key: string; id?: string }>) => ({
      ...state,
      [payload.key]: { status: 'succeeded' as const, id: payload.id ?? null },
    }),
    operationFailed: (state, { payload }: PayloadAction<Failure>) => {
      const { key, errorType: _, ...failure } = payload
      return { ...state, [key]: { status: 'failed' as const, ...failure } }
    },
    operationForgotten: (state, { payload }: PayloadAction<string>) => {
      const { [payload]: _, ...others } = state
      return others
    },
  },
  extraReducers: (builder) => builder.addMatcher(leavesAccount, () => ({})),
})

export const operationsReducer = slice.reducer
export const { operationStarted, operationSucceeded, operationFailed, operationForgotten } =
  slice.actions

export const selectOperation =
  (key: string) =>
  (state: { operations: OperationsState }): Operation | null =>
    state.operations[key] ?? null

/** Whether any operation is under way. */
export const selectIsSaving = (state: { operations: OperationsState }): boolean =>
  Object.values(state.operations).some(({ status }) => status === 'running')

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { leavesAccount } from '../session/session-slice.ts'

/** How one piece of work that a screen started stands. */
export type Operation =
  | { status: 'running' }
  | { status: 'succeeded'; id: string | null }
  | { status: 'failed'; message: string }

/** Work under way by a key that the starting screen chose, for example `users/create`. */
export type OperationsState = Record<string, Operation>

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
    operationFailed: (state, { payload }: PayloadAction<{ key: string; message: string }>) => ({
      ...state,
      [payload.key]: { status: 'failed' as const, message: payload.message },
    }),
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

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { leavesAccount } from '@org/app-kit'

/** The team selected in the switcher; null: all. */
export interface ScopeState {
  teamId: string | null
}

const initialState: ScopeState = { teamId: null }

export const scopeKey = 'scope'

const slice = createSlice({
  name: scopeKey,
  initialState,
  reducers: {
    teamSelected: (_, { payload }: PayloadAction<string | null>) => ({ teamId: payload }),
  },
  extraReducers: (builder) => builder.addMatcher(leavesAccount, () => initialState),
})

export const selectScopeId = (state: { [scopeKey]: ScopeState }): string | null =>
  state[scopeKey].teamId
export const scopeReducer = slice.reducer
export const { teamSelected } = slice.actions

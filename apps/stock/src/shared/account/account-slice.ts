import { leavesAccount, sessionEnded } from '@org/app-kit'
import type { StockUser } from '@org/api/client'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The signed-in user and the centre that the user has selected. */
export interface AccountState {
  /** Null until loaded. */
  user: StockUser | null
  /** Null if no centre is selected. */
  centreId: string | null
}

export const accountKey = 'account'

export interface WithAccount {
  [accountKey]: AccountState
}

const initialState: AccountState = { user: null, centreId: null }

const slice = createSlice({
  name: accountKey,
  initialState,
  reducers: {
    accountLoaded: (_, { payload }: PayloadAction<AccountState & { user: StockUser }>) => payload,
    centreSelected: (state, { payload }: PayloadAction<string | null>) => ({
      ...state,
      centreId: payload,
    }),
  },
  extraReducers: (builder) =>
    builder.addMatcher(leavesAccount, (state, action) => {
      // Keep the account when the session expires: a screen with unsaved work stays open until the
      // user has signed in again.
      const isExpired = sessionEnded.match(action) && action.payload === 'expired'
      return isExpired ? state : initialState
    }),
})

export const accountReducer = slice.reducer
export const { accountLoaded, centreSelected } = slice.actions
export const selectAccount = (state: WithAccount): AccountState => state[accountKey]
export const selectStockUser = (state: WithAccount): StockUser | null => state[accountKey].user

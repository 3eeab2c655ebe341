import { leavesAccount, sessionEnded } from '@org/app-kit'
import type { CoachingUser } from '@org/api/client'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The signed-in user. */
export interface AccountState {
  /** Null until loaded. */
  user: CoachingUser | null
}

export const accountKey = 'account'

export interface WithAccount {
  [accountKey]: AccountState
}

const initialState: AccountState = { user: null }

const slice = createSlice({
  name: accountKey,
  initialState,
  reducers: {
    accountLoaded: (_, { payload: user }: PayloadAction<CoachingUser>) => ({ user }),
  },
  extraReducers: (builder) =>
    builder.addMatcher(leavesAccount, (state, action) => {
      // An expired session keeps the user, because a screen with unsaved work stays open until the
      // next sign-in.
      const isExpired = sessionEnded.match(action) && action.payload === 'expired'
      return isExpired ? state : initialState
    }),
})

export const accountReducer = slice.reducer
export const { accountLoaded } = slice.actions
export const selectCoachingUser = (state: WithAccount): CoachingUser | null =>
  state[accountKey].user

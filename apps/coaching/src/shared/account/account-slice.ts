import { leavesAccount, sessionEnded } from '@org/app-kit'
import type { CoachingUser } from '@org/api/client'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/**
 * The signed-in user, with the fields that the specification defines for the client (document 3,
 * section 4.4).
 */
export interface AccountState {
  uid: string
  email: string
  displayName: string
  photoURL: string
  userData: CoachingUser
}

export const accountKey = 'account'

export interface WithAccount {
  /** Null until loaded. */
  [accountKey]: AccountState | null
}

const slice = createSlice({
  name: accountKey,
  initialState: null as AccountState | null,
  reducers: {
    accountLoaded: (_, { payload }: PayloadAction<CoachingUser>): AccountState => ({
      uid: payload.id,
      email: payload.email,
      displayName: payload.displayName,
      photoURL: payload.photoURL,
      userData: payload,
    }),
  },
  extraReducers: (builder) =>
    builder.addMatcher(leavesAccount, (state, action) => {
      // An expired session keeps the user, because a screen with unsaved work stays open until the
      // next sign-in.
      const isExpired = sessionEnded.match(action) && action.payload === 'expired'
      return isExpired ? state : null
    }),
})

export const accountReducer = slice.reducer
export const { accountLoaded } = slice.actions
export const selectAccount = (state: WithAccount): AccountState | null => state[accountKey]

import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { Account, Organisation, User } from '@org/api/client'
import type { Auth } from './session-storage.ts'

/** Why a session ended: by the person, by the server (code 105), or by the person in another tab. */
export type SessionEndReason = 'logout' | 'expired' | 'other-tab'

export interface SessionState {
  auth: Auth | null
  user: User | null
  organisation: Organisation | null
  otherAccounts: Account[]
  /** True from the start of the page until a stored session was loaded or refused. */
  isRestoring: boolean
  /** Why the stored session could not be loaded, when the server was not reached. */
  restoreError: string | null
  /** True while a screen holds unsaved work, which the end of the session must not take away. */
  hasUnsavedWork: boolean
}

/** What a successful sign-in puts into the store. */
export interface SignedIn {
  auth: Auth
  user: User | null
  organisation: Organisation | null
  otherAccounts: Account[]
  action: 'login' | 'register'
}

const signedOut: SessionState = {
  auth: null,
  user: null,
  organisation: null,
  otherAccounts: [],
  isRestoring: false,
  restoreError: null,
  hasUnsavedWork: false,
}

export const logoutRequested = createAction('session/logoutRequested')
/** Payload: id of the account to open. */
export const switchAccountRequested = createAction<string>('session/switchAccountRequested')
export const sessionEnded = createAction<SessionEndReason>('session/sessionEnded')
/** Another tab opened another account, which this tab follows. */
export const accountChanged = createAction<Auth>('session/accountChanged')
/** Whatever was loaded or is under way belongs to an account that is no longer this tab's. */
export const leavesAccount = isAnyOf(sessionEnded, switchAccountRequested, accountChanged)

const slice = createSlice({
  name: 'session',
  initialState: { ...signedOut, isRestoring: true } satisfies SessionState as SessionState,
  reducers: {
    restoreRequested: (state) => ({ ...state, isRestoring: true, restoreError: null }),
    noSessionFound: () => signedOut,
    sessionRestored: (state, { payload }: PayloadAction<Auth>) => ({ ...state, auth: payload }),
    sessionLoaded: (state) => ({ ...state, isRestoring: false, restoreError: null }),
    restoreFailed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      isRestoring: false,
      restoreError: payload,
    }),
    unsavedWorkChanged: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      hasUnsavedWork: payload,
    }),
    signedIn: (state, { payload }: PayloadAction<SignedIn>): SessionState => ({
      ...signedOut,
      hasUnsavedWork: state.hasUnsavedWork,
      auth: payload.auth,
      user: payload.user,
      organisation: payload.organisation,
      otherAccounts: payload.otherAccounts,
    }),
    userLoaded: (state, { payload }: PayloadAction<User>) => ({ ...state, user: payload }),
    organisationLoaded: (state, { payload }: PayloadAction<Organisation>) => ({
      ...state,
      organisation: payload,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, (state, { payload }) => ({
        ...signedOut,
        hasUnsavedWork: payload === 'expired' && state.hasUnsavedWork,
      }))
      .addCase(accountChanged, (_, { payload }) => ({
        ...signedOut,
        auth: payload,
        isRestoring: true,
      })),
})

export const sessionReducer = slice.reducer
export const {
  restoreRequested,
  noSessionFound,
  sessionRestored,
  sessionLoaded,
  restoreFailed,
  signedIn,
  userLoaded,
  organisationLoaded,
  unsavedWorkChanged,
} = slice.actions

interface WithSession {
  session: SessionState
}

/** A user counts as logged in when an access token exists (specification 1, section 4). */
export const selectIsLoggedIn = (state: WithSession): boolean => state.session.auth !== null
export const selectAuth = (state: WithSession): Auth | null => state.session.auth
export const selectUser = (state: WithSession): User | null => state.session.user
export const selectOrganisation = (state: WithSession): Organisation | null =>
  state.session.organisation
export const selectSession = (state: WithSession): SessionState => state.session

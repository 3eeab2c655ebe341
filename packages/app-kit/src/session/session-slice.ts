import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { Account, Organisation, User } from '@org/api/client'
import type { Auth } from './session-storage.ts'

/** Why a session ended: by the person, by the server (code 105), or by the person in another tab. */
export type SessionEndReason = 'logout' | 'expired' | 'other-tab'

/** The account that unsaved work on a screen belongs to. */
export interface WorkOwner {
  userId: string
  email: string
}

export interface SessionState {
  auth: Auth | null
  user: User | null
  organisation: Organisation | null
  otherAccounts: Account[]
  /** True from the start of the page until a stored session was loaded or refused. */
  isRestoring: boolean
  /** True while another account is being opened: nothing of the former one may be shown. */
  isSwitching: boolean
  /** Why the last session of this page ended; null where none has, or another one has begun. */
  endReason: SessionEndReason | null
  /** Why the stored session could not be loaded, when the server was not reached. */
  restoreError: string | null
  /** Whose unsaved work is here, which neither the session's end nor another account may take away. */
  unsavedWork: WorkOwner | null
  /** Where it is: a dialog with unsaved work may stand over a page that has some too. */
  unsavedPlaces: readonly string[]
  /** What waits until the person has said whether unsaved work may be lost by it. */
  leaving: AccountLeaving | null
  /**
   * True when another account was opened in this browser while unsaved work of the former one is
   * here: until the person has decided about the work, this tab stays signed out.
   */
  isOtherAccountOpen: boolean
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
  isSwitching: false,
  endReason: null,
  restoreError: null,
  unsavedWork: null,
  unsavedPlaces: [],
  leaving: null,
  isOtherAccountOpen: false,
}

export const logoutRequested = createAction('session/logoutRequested')
/** Every session of the account, on whatever device. */
export const logoutEverywhereRequested = createAction('session/logoutEverywhereRequested')
/** Payload: id of the account to open. */
export const switchAccountRequested = createAction<string>('session/switchAccountRequested')
export const sessionEnded = createAction<SessionEndReason>('session/sessionEnded')
/** Another tab opened another account, which this tab follows. */
export const accountChanged = createAction<Auth>('session/accountChanged')
/** Somebody who is signed in signs in to another account; its session follows at once. */
export const accountLeft = createAction('session/accountLeft')
/** Another account was opened over unsaved work of the former one. */
export const otherAccountOpened = createAction('session/otherAccountOpened')
/** The person gives unsaved work up, in favour of the session that this browser holds. */
export const workAbandoned = createAction('session/workAbandoned')
/** The person wants the account back that the unsaved work belongs to. */
export const workReclaimed = createAction('session/workReclaimed')
/** The person leaves the account, and with it all that is not saved. */
const leavesByChoice = isAnyOf(logoutRequested, logoutEverywhereRequested, switchAccountRequested)
export type AccountLeaving = ReturnType<
  typeof logoutRequested | typeof logoutEverywhereRequested | typeof switchAccountRequested
>
/** Whatever was loaded or is under way belongs to an account that is no longer this tab's. */
export const leavesAccount = isAnyOf(
  sessionEnded,
  switchAccountRequested,
  accountChanged,
  accountLeft,
  otherAccountOpened,
)

const slice = createSlice({
  name: 'session',
  initialState: { ...signedOut, isRestoring: true } satisfies SessionState as SessionState,
  reducers: {
    restoreRequested: (state) => ({ ...state, isRestoring: true, restoreError: null }),
    noSessionFound: () => signedOut,
    sessionRestored: (state, { payload }: PayloadAction<Auth>) => ({ ...state, auth: payload }),
    sessionLoaded: (state) => ({
      ...state,
      isRestoring: false,
      isSwitching: false,
      restoreError: null,
    }),
    restoreFailed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      isRestoring: false,
      isSwitching: false,
      restoreError: payload,
    }),
    unsavedWorkChanged: {
      /** @param place that has unsaved work, or has none any more. */
      prepare: (isDirty: boolean, place = '') => ({ payload: { isDirty, place } }),
      reducer(state, { payload }: PayloadAction<{ isDirty: boolean; place: string }>) {
        const { isDirty, place } = payload
        const others = state.unsavedPlaces.filter((other) => other !== place)
        const unsavedPlaces = isDirty ? [...others, place] : others
        const unsavedWork = isDirty ? (workOf(state) ?? state.unsavedWork) : state.unsavedWork
        return {
          ...state,
          unsavedPlaces,
          unsavedWork: unsavedPlaces.length > 0 ? unsavedWork : null,
        }
      },
    },
    /** Payload: what the person wants to do; null: they stay with their work. */
    leavingAsked: (state, { payload }: PayloadAction<AccountLeaving | null>) => ({
      ...state,
      leaving: payload,
    }),
    /** The account of the unsaved work could not be opened again without a code. */
    reclaimFailed: (state) => ({ ...state, isOtherAccountOpen: false }),
    signedIn: (state, { payload }: PayloadAction<SignedIn>): SessionState => ({
      ...signedOut,
      ...workIn(state),
      auth: payload.auth,
      user: payload.user,
      organisation: payload.organisation,
      otherAccounts: payload.otherAccounts,
    }),
    userLoaded: (state, { payload }: PayloadAction<User>) => ({
      ...state,
      user: payload,
      otherAccounts: payload.sub_accounts,
    }),
    organisationLoaded: (state, { payload }: PayloadAction<Organisation>) => ({
      ...state,
      organisation: payload,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(switchAccountRequested, (state) => ({
        ...state,
        isSwitching: true,
        unsavedWork: null,
        unsavedPlaces: [],
      }))
      .addCase(sessionEnded, (state, { payload }) => ({
        ...signedOut,
        ...(payload === 'expired' && workIn(state)),
        endReason: payload,
      }))
      .addCase(accountChanged, (_, { payload }) => ({
        ...signedOut,
        auth: payload,
        isRestoring: true,
      }))
      .addCase(otherAccountOpened, (state) => ({
        ...signedOut,
        ...workIn(state),
        isOtherAccountOpen: true,
      }))
      .addMatcher(leavesByChoice, (state) => ({ ...state, leaving: null })),
})

function workIn({ unsavedWork, unsavedPlaces }: SessionState) {
  return { unsavedWork, unsavedPlaces }
}

function workOf({ user }: SessionState): WorkOwner | null {
  return user && { userId: user.id, email: user.email }
}

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
  leavingAsked,
  reclaimFailed,
} = slice.actions

export interface WithSession {
  session: SessionState
}

/** A user counts as logged in when an access token exists (specification 1, section 4). */
export const selectIsLoggedIn = (state: WithSession): boolean => state.session.auth !== null
export const selectAuth = (state: WithSession): Auth | null => state.session.auth
export const selectUser = (state: WithSession): User | null => state.session.user
export const selectOrganisation = (state: WithSession): Organisation | null =>
  state.session.organisation
export const selectSession = (state: WithSession): SessionState => state.session

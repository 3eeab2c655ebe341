import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { Account, Organisation, User } from '@org/api/client'
import type { Auth } from './session-storage.ts'

/** What ended a session: the user, the server (code 105), or the user in another tab. */
export type SessionEndReason = 'logout' | 'expired' | 'other-tab'

/** The account that the unsaved work on a screen belongs to. */
export interface WorkOwner {
  userId: string
  email: string
}

export interface SessionState {
  auth: Auth | null
  /** The signed-in person. */
  person: WorkOwner | null
  /** The person as a user of the signature product. */
  user: User | null
  organisation: Organisation | null
  otherAccounts: Account[]
  /** True from page load until the stored session is loaded or rejected. */
  isRestoring: boolean
  /** True while another account is being opened. No data of the previous account may be shown. */
  isSwitching: boolean
  /** Why the last session of this page ended; null when none has ended or another one has begun. */
  endReason: SessionEndReason | null
  /** Why the stored session could not be loaded, for example when the server is unreachable. */
  restoreError: string | null
  /**
   * Owner of the unsaved work; null if there is none. It is kept when the session expires or
   * another account is opened while the work exists, and cleared when the user signs out or
   * switches accounts.
   */
  unsavedWork: WorkOwner | null
  /** Where the unsaved work is: a dialog and the page below it may both have some. */
  unsavedPlaces: readonly string[]
  /** Action held until the user confirms the loss of unsaved work. */
  leaving: AccountLeaving | null
  /**
   * True when another account was opened in this browser while this tab has unsaved work of the
   * previous one. This tab stays signed out until the user decides what to do with the work.
   */
  isOtherAccountOpen: boolean
}

/** Data that a successful sign-in puts into the store. */
export interface SignedIn {
  auth: Auth
  user: User | null
  organisation: Organisation | null
  otherAccounts: Account[]
  action: 'login' | 'register'
}

const signedOut: SessionState = {
  auth: null,
  person: null,
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
/** Ends all sessions of the account, on all devices. */
export const logoutEverywhereRequested = createAction('session/logoutEverywhereRequested')
/** Payload: id of the account to open. */
export const switchAccountRequested = createAction<string>('session/switchAccountRequested')
export const sessionEnded = createAction<SessionEndReason>('session/sessionEnded')
/** This tab switches to the account that another tab opened. */
export const accountChanged = createAction<Auth>('session/accountChanged')
/**
 * A signed-in user has signed in to another account. The new session starts right after this
 * action.
 */
export const accountLeft = createAction('session/accountLeft')
/** Another account was opened while there was still unsaved work from the previous one. */
export const otherAccountOpened = createAction('session/otherAccountOpened')
/** The user discards unsaved work and continues with the session stored in this browser. */
export const workAbandoned = createAction('session/workAbandoned')
/** The user wants to return to the account of the unsaved work. */
export const workReclaimed = createAction('session/workReclaimed')
/** Matches the actions of a user who leaves the account and gives up any unsaved work. */
const leavesByChoice = isAnyOf(logoutRequested, logoutEverywhereRequested, switchAccountRequested)
export type AccountLeaving = ReturnType<
  typeof logoutRequested | typeof logoutEverywhereRequested | typeof switchAccountRequested
>
/**
 * Matches actions that end the session or change the account. This tab's data and pending work are
 * then outdated.
 */
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
      /** @param place identifies the part of the screen, such as the page or a dialog */
      prepare: (isDirty: boolean, place = '') => ({ payload: { isDirty, place } }),
      reducer(state, { payload }: PayloadAction<{ isDirty: boolean; place: string }>) {
        const { isDirty, place } = payload
        const others = state.unsavedPlaces.filter((other) => other !== place)
        const unsavedPlaces = isDirty ? [...others, place] : others
        const unsavedWork = isDirty ? (state.person ?? state.unsavedWork) : state.unsavedWork
        return {
          ...state,
          unsavedPlaces,
          unsavedWork: unsavedPlaces.length > 0 ? unsavedWork : null,
        }
      },
    },
    /** Payload: the action to confirm, or null when the user cancels it. */
    leavingAsked: (state, { payload }: PayloadAction<AccountLeaving | null>) => ({
      ...state,
      leaving: payload,
    }),
    /** The account of the unsaved work could not be reopened without a code. */
    reclaimFailed: (state) => ({ ...state, isOtherAccountOpen: false }),
    signedIn: (state, { payload }: PayloadAction<SignedIn>): SessionState => ({
      ...signedOut,
      ...workIn(state),
      auth: payload.auth,
      person: payload.user && personOf(payload.user),
      user: payload.user,
      organisation: payload.organisation,
      otherAccounts: payload.otherAccounts,
    }),
    personLoaded: (state, { payload }: PayloadAction<WorkOwner>) => ({
      ...state,
      ...knownPerson(state, payload),
    }),
    userLoaded: (state, { payload }: PayloadAction<User>) => ({
      ...state,
      ...knownPerson(state, personOf(payload)),
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

/**
 * Makes the person the owner of restored work, which may be on screen before its owner is known.
 */
function knownPerson({ unsavedWork, unsavedPlaces }: SessionState, person: WorkOwner) {
  return { person, unsavedWork: unsavedPlaces.length > 0 ? (unsavedWork ?? person) : unsavedWork }
}

function personOf({ id, email }: Pick<User, 'id' | 'email'>): WorkOwner {
  return { userId: id, email }
}

export const sessionReducer = slice.reducer
export const {
  restoreRequested,
  noSessionFound,
  sessionRestored,
  sessionLoaded,
  restoreFailed,
  signedIn,
  personLoaded,
  userLoaded,
  organisationLoaded,
  unsavedWorkChanged,
  leavingAsked,
  reclaimFailed,
} = slice.actions

export interface WithSession {
  session: SessionState
}

/**
 * Whether a user is logged in, that is, whether there is an access token (specification 1, section
 * 4).
 */
export const selectIsLoggedIn = (state: WithSession): boolean => state.session.auth !== null
export const selectAuth = (state: WithSession): Auth | null => state.session.auth
export const selectUser = (state: WithSession): User | null => state.session.user
export const selectOrganisation = (state: WithSession): Organisation | null =>
  state.session.organisation
export const selectSession = (state: WithSession): SessionState => state.session

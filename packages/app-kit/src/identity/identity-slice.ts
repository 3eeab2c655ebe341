import type { IdentityErrorCode } from '@org/data'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { otherAccountOpened, sessionEnded } from '../session/session-slice.ts'

/** Why something failed: the API's message or the identity service's code. */
export type IdentityFailure =
  | { by: 'service'; code: IdentityErrorCode }
  | { by: 'api'; message: string }

export interface IdentityState {
  /** Whether an identity service is configured and loaded; `failed` when it could not be loaded. */
  offer: 'unknown' | 'none' | 'ready' | 'failed'
  /**
   * What the sign-in screen shows: `choices` offers the ways to sign in without a code, `link` asks
   * for an email to send a link to, `link-sent` confirms it, and `link-email` asks which email the
   * opened link was sent to.
   */
  step: 'choices' | 'link' | 'link-sent' | 'link-email'
  /** Recipient of the link. */
  email: string
  /** The pending step: the account popup, mailing the link, or the sign-in itself. */
  busy: 'account' | 'link' | 'sign-in' | null
  failure: IdentityFailure | null
  /** Check of the stored user document, which follows a sign-in with the service. */
  check: 'none' | 'checking' | 'failed' | 'onboarding' | 'complete'
  /** Page that was requested before the opened link was mailed. */
  from: string | null
}

const initialState: IdentityState = {
  offer: 'unknown',
  step: 'choices',
  email: '',
  busy: null,
  failure: null,
  check: 'none',
  from: null,
}

/**
 * The sign-in screen is open. Loads the service early, so that it is ready when a button is
 * pressed.
 */
export const identityOfferRequested = createAction('identity/offerRequested')
/** The user wants to sign in with the third-party account. */
export const accountRequested = createAction('identity/accountRequested')
/** `returnUrl` is the address of the sign-in page, `from` the requested page. */
export const linkRequested = createAction<{
  email: string
  returnUrl: string
  from?: string | undefined
}>('identity/linkRequested')
/** The page was opened by a mailed link; `email` is set when the user has entered it. */
export const linkOpened = createAction<{ url: string; email?: string }>('identity/linkOpened')
/** Loads the stored user document again after a failure. */
export const documentCheckRequested = createAction('identity/documentCheckRequested')

const slice = createSlice({
  name: 'identity',
  initialState,
  reducers: {
    identityOffered: (state, { payload }: PayloadAction<'none' | 'ready' | 'failed'>) => ({
      ...state,
      offer: payload,
    }),
    stepSelected: (state, { payload }: PayloadAction<'choices' | 'link'>) => ({
      ...state,
      step: payload,
      failure: null,
    }),
    linkSent: (state) => ({ ...state, step: 'link-sent' as const, busy: null }),
    linkEmailMissing: (state) => ({ ...state, step: 'link-email' as const, busy: null }),
    identitySignInStarted: (state) => ({ ...state, busy: 'sign-in' as const }),
    identityFailed: (state, { payload }: PayloadAction<IdentityFailure>) => ({
      ...state,
      busy: null,
      failure: payload,
    }),
    fromRestored: (state, { payload }: PayloadAction<string | null>) => ({
      ...state,
      from: payload,
    }),
    checkStarted: (state): IdentityState => ({
      ...initialState,
      offer: state.offer,
      from: state.from,
      check: 'checking',
    }),
    documentChecked: (
      state,
      { payload }: PayloadAction<'none' | 'failed' | 'onboarding' | 'complete'>,
    ) => ({ ...state, check: payload }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(accountRequested, (state) => ({ ...state, busy: 'account' as const, failure: null }))
      .addCase(linkRequested, (state, { payload }) => ({
        ...state,
        busy: 'link' as const,
        email: payload.email,
        failure: null,
      }))
      .addCase(linkOpened, (state) => ({ ...state, busy: 'sign-in' as const, failure: null }))
      .addCase(sessionEnded, ({ offer }) => ({ ...initialState, offer }))
      .addCase(otherAccountOpened, ({ offer }) => ({ ...initialState, offer })),
})

export const identityReducer = slice.reducer
export const {
  identityOffered,
  stepSelected,
  linkSent,
  linkEmailMissing,
  identitySignInStarted,
  identityFailed,
  fromRestored,
  checkStarted,
  documentChecked,
} = slice.actions

export const selectIdentity = (state: { identity: IdentityState }): IdentityState => state.identity

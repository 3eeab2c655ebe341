import type { IdentityErrorCode } from '@org/data'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { otherAccountOpened, sessionEnded } from '../session/session-slice.ts'

/** Why something failed; of the API in its words, of the identity service by its code. */
export type IdentityFailure =
  { by: 'service'; code: IdentityErrorCode } | { by: 'api'; message: string }

export interface IdentityState {
  /** Whether an identity service is configured and loaded; `failed` when it could not be loaded. */
  offer: 'unknown' | 'none' | 'ready' | 'failed'
  /**
   * `choices`: beside the code; `link`: asks where to mail a link; `link-sent`; `link-email`: asks
   * whom the opened link was mailed to.
   */
  step: 'choices' | 'link' | 'link-sent' | 'link-email'
  /** Of the link. */
  email: string
  /** What is under way: the account's window, mailing the link, the sign-in itself. */
  busy: 'account' | 'link' | 'sign-in' | null
  failure: IdentityFailure | null
  /** The check of the stored user document, which follows a sign-in by the service. */
  check: 'none' | 'checking' | 'failed' | 'onboarding' | 'complete'
  /** Page that was asked for before a link was mailed, which has opened now. */
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

/** The sign-in screen is open: its service is loaded before anybody presses a button. */
export const identityOfferRequested = createAction('identity/offerRequested')
/** Somebody wants to sign in by the third-party account. */
export const accountRequested = createAction('identity/accountRequested')
/** `returnUrl` is the sign-in page's own address, `from` the page that was asked for. */
export const linkRequested = createAction<{
  email: string
  returnUrl: string
  from?: string | undefined
}>('identity/linkRequested')
/** The page was opened by a mailed link; `email` once the person has entered the address. */
export const linkOpened = createAction<{ url: string; email?: string }>('identity/linkOpened')
/** Asks for the stored user document again after that failed. */
export const documentCheckRequested = createAction('identity/documentCheckRequested')

const slice = createSlice({
  name: 'identity',
  initialState,
  reducers: {
    identityOffered: (state, { payload }: PayloadAction<'none' | 'ready' | 'failed'>) => ({
      ...state,
      offer: payload,
    }),
    stepChosen: (state, { payload }: PayloadAction<'choices' | 'link'>) => ({
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
    pageKept: (state, { payload }: PayloadAction<string | null>) => ({ ...state, from: payload }),
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
  stepChosen,
  linkSent,
  linkEmailMissing,
  identitySignInStarted,
  identityFailed,
  pageKept,
  checkStarted,
  documentChecked,
} = slice.actions

export const selectIdentity = (state: { identity: IdentityState }): IdentityState => state.identity

import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { otherAccountOpened, sessionEnded, signedIn } from '../session/session-slice.ts'

export interface LoginError {
  /** In the server's words. */
  message: string
  /** Of the server's catalogue; empty for any other failure. */
  type: string
}

/** The passwordless sign-in: step `email` asks for an address, step `code` for the code sent to it. */
export interface SignInState {
  step: 'email' | 'code'
  email: string
  /** Of the link in an invitation's mail, which the code will accept; null without one. */
  invitation: string | null
  isSending: boolean
  isLoggingIn: boolean
  /** How often a mail was sent in this sign-in; each one starts the wait before the next. */
  sentCount: number
  /** Why sending failed, in the server's words. */
  sendError: string | null
  /** Why the login failed; it stays until another code is sent or tried. */
  loginError: LoginError | null
}

const initialState: SignInState = {
  step: 'email',
  email: '',
  invitation: null,
  isSending: false,
  isLoggingIn: false,
  sentCount: 0,
  sendError: null,
  loginError: null,
}

export const loginRequested = createAction<{
  email: string
  code: string
  /** True when address and code came from the link in the mail. */
  fromEmail: boolean
  /** True to open an organisation of one's own, whoever else employs the person. */
  ownOrganisation?: boolean
}>('signIn/loginRequested')

const slice = createSlice({
  name: 'signIn',
  initialState,
  reducers: {
    codeRequested: (state, { payload }: PayloadAction<{ email: string }>) => ({
      ...state,
      email: payload.email,
      isSending: true,
      sendError: null,
    }),
    codeSent: (state) => ({
      ...state,
      step: 'code' as const,
      isSending: false,
      loginError: null,
      sentCount: state.sentCount + 1,
    }),
    codeNotSent: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      isSending: false,
      sendError: payload,
    }),
    /** The mail's link already holds address and code: nothing needs to be sent. */
    codeReceived: (
      _,
      { payload }: PayloadAction<{ email: string; invitation?: string }>,
    ): SignInState => ({ ...initialState, ...payload, step: 'code' }),
    /** An invitation's link names the address that a code has to be sent to, unless one was. */
    invitationReceived: (
      state,
      { payload }: PayloadAction<{ email: string; invitation: string }>,
    ): SignInState =>
      state.email === payload.email ? { ...state, ...payload } : { ...initialState, ...payload },
    /** A code was sent to that address before the page reloaded. */
    signInRestored: (_, { payload }: PayloadAction<{ email: string }>): SignInState => ({
      ...initialState,
      step: 'code',
      email: payload.email,
      sentCount: 1,
    }),
    emailChangeRequested: (state): SignInState => ({ ...initialState, email: state.email }),
    loginFailed: (state, { payload }: PayloadAction<LoginError>) => ({
      ...state,
      isLoggingIn: false,
      loginError: payload,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(loginRequested, (state) => ({ ...state, isLoggingIn: true, loginError: null }))
      .addCase(signedIn, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(otherAccountOpened, () => initialState),
})

export const signInReducer = slice.reducer
export const {
  codeRequested,
  codeSent,
  codeNotSent,
  codeReceived,
  invitationReceived,
  signInRestored,
  emailChangeRequested,
  loginFailed,
} = slice.actions

export const selectSignIn = (state: { signIn: SignInState }): SignInState => state.signIn

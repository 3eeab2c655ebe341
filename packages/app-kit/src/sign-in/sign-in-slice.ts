import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { otherAccountOpened, sessionEnded, signedIn } from '../session/session-slice.ts'

export interface LoginError {
  /** The server's message. */
  message: string
  /** Error type from the server's catalogue; empty for any other failure. */
  type: string
}

/**
 * State of the passwordless sign-in: step `email` asks for the email, step `code` for the mailed
 * code.
 */
export interface SignInState {
  step: 'email' | 'code'
  email: string
  /** Invitation from a mailed link, accepted with the code; null without one. */
  invitation: string | null
  isSending: boolean
  isLoggingIn: boolean
  /**
   * Number of mails sent in this sign-in. Each one restarts the wait before another can be
   * requested.
   */
  sentCount: number
  /** The server's message when sending failed. */
  sendError: string | null
  /** Why the login failed; kept until another code is sent or tried. */
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
  /** True when email and code come from the link in the mail. */
  fromEmail: boolean
  /**
   * True to create the user's own organisation, even if they already belong to other organisations.
   */
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
    /** A mailed link with the email and the code was opened, so no code needs to be requested. */
    codeReceived: (
      _,
      { payload }: PayloadAction<{ email: string; invitation?: string }>,
    ): SignInState => ({ ...initialState, ...payload, step: 'code' }),
    /**
     * An invitation link with the invited email was opened. If a code was already sent to this
     * email, the form stays at the code step.
     */
    invitationReceived: (
      state,
      { payload }: PayloadAction<{ email: string; invitation: string }>,
    ): SignInState =>
      state.email === payload.email ? { ...state, ...payload } : { ...initialState, ...payload },
    /**
     * The page was reloaded after a code was sent to this email, so the form shows the code step.
     */
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

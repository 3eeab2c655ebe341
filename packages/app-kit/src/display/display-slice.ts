import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { leavesAccount, type SessionState } from '../session/session-slice.ts'

/** Flags for what is shown over or instead of a screen (specification 1, section 4). */
export interface Display {
  /** Whether the login modal is open over unsaved work. */
  login: boolean
  /** Whether a session or another account is being opened. */
  loading: boolean
  /** Why the stored session could not be opened. */
  error: string | null
  /** Whether the mobile menu is open. */
  mobileMenu: boolean
}

export type DisplayState = Pick<Display, 'mobileMenu'>

const initialState: DisplayState = { mobileMenu: false }

const slice = createSlice({
  name: 'display',
  initialState,
  reducers: {
    mobileMenuToggled: (_, { payload }: PayloadAction<boolean>) => ({ mobileMenu: payload }),
  },
  extraReducers: (builder) => builder.addMatcher(leavesAccount, () => initialState),
})

export const displayReducer = slice.reducer
export const { mobileMenuToggled } = slice.actions

/**
 * Selects all display flags. Session flags are derived from the session, so that they never
 * contradict it.
 */
export function selectDisplay({
  session,
  display,
}: {
  session: SessionState
  display: DisplayState
}): Display {
  const { auth, unsavedWork, isOtherAccountOpen, isRestoring, isSwitching, restoreError } = session
  return {
    login: auth === null && !isRestoring && unsavedWork !== null && !isOtherAccountOpen,
    loading: isRestoring || isSwitching,
    error: restoreError,
    mobileMenu: display.mobileMenu,
  }
}

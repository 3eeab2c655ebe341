import type { ReactNode } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { selectDisplay } from '../display/display-slice.ts'
import { selectIsLoggedIn, selectSession } from '../session/session-slice.ts'
import { SavingGuard } from '../unsaved-work/saving-guard.tsx'

export interface GuardProps {
  /** Shown while a stored session is being loaded. */
  fallback: ReactNode
}

/** Address to return to after sign-in, which a guard passes in the location state. */
export interface ReturnState {
  from?: string
}

/** Location state that the sign-in sets when it redirects back to the requested page. */
export interface ReturnedState {
  isReturn?: boolean
}

export interface RequireUserProps extends GuardProps {
  signInPath: string
  /**
   * Dialog that asks the user to sign in again. Shown over a screen with unsaved work when the session
   * has ended.
   */
  loginDialog: ReactNode
  /**
   * Dialog that asks what to do with unsaved work after another account has been opened.
   */
  otherAccountDialog: ReactNode
  /** Question before the user leaves the account; renders nothing while nobody wants to. */
  leaveQuestion: ReactNode
}

/**
 * Returns the location state to pass to the sign-in page, so that it returns to this address. The state
 * is empty after a logout, because the next user has not requested this page.
 */
export function useReturnState(address: string): ReturnState {
  const { endReason } = useSelector(selectSession)
  const isLoggedOut = endReason === 'logout' || endReason === 'other-tab'
  return isLoggedOut ? {} : { from: address }
}

/** Renders its routes for signed-in users; redirects others to the sign-in page, and back afterwards. */
export function RequireUser({ fallback, signInPath, ...dialogs }: RequireUserProps) {
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { isRestoring, unsavedWork, isOtherAccountOpen } = useSelector(selectSession)
  const { login } = useSelector(selectDisplay, shallowEqual)
  const { pathname, search, hash } = useLocation()
  const state = useReturnState(pathname + search + hash)
  if (isRestoring) return fallback
  if (isLoggedIn || unsavedWork) {
    return (
      <>
        <SavingGuard />
        <Outlet />
        {dialogs.leaveQuestion}
        {login && dialogs.loginDialog}
        {!isLoggedIn && isOtherAccountOpen && dialogs.otherAccountDialog}
      </>
    )
  }
  return <Navigate to={signInPath} replace state={state} />
}

/** Renders its routes for signed-out visitors only; redirects others to the home page. */
export function LoggedOutOnly({ fallback, homePath }: GuardProps & { homePath: string }) {
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { isRestoring } = useSelector(selectSession)
  if (isRestoring) return fallback
  return isLoggedIn ? <Navigate to={homePath} replace /> : <Outlet />
}

export interface RequireAccessProps {
  isAllowed: boolean
  /** The product's forbidden page, if it has one. */
  forbiddenPath?: string
  homePath: string
}

/**
 * Renders its routes when access is allowed, and otherwise redirects to the forbidden page, or home in a
 * product without one. Right after a sign-in it redirects home too, because another user may have
 * requested this page.
 */
export function RequireAccess({
  isAllowed,
  homePath,
  forbiddenPath = homePath,
}: RequireAccessProps) {
  const { state } = useLocation() as { state: ReturnedState | null }
  if (isAllowed) return <Outlet />
  return <Navigate to={state?.isReturn === true ? homePath : forbiddenPath} replace />
}

import type { ReactNode } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { selectDisplay } from '../display/display-slice.ts'
import { selectIsLoggedIn, selectSession } from '../session/session-slice.ts'

export interface GuardProps {
  /** Shown while a stored session is being loaded. */
  fallback: ReactNode
}

/** Address to return to after sign-in, as a guard hands it over in the location's state. */
export interface ReturnState {
  from?: string
}

/** State of the location that a sign-in has led to. */
export interface ReturnedState {
  isReturn?: boolean
}

export interface RequireUserProps extends GuardProps {
  signInPath: string
  /** Asks to sign in again, over the screen whose unsaved work the session's end has left there. */
  loginDialog: ReactNode
  /** Asks what shall become of that work when another account was opened meanwhile. */
  otherAccountDialog: ReactNode
}

/**
 * What to hand over to the sign-in page, so that it leads back to this address. A logout is for
 * good: whoever signs in next has not asked for the page that it happened on.
 */
export function useReturnState(address: string): ReturnState {
  const { endReason } = useSelector(selectSession)
  const isLoggedOut = endReason === 'logout' || endReason === 'other-tab'
  return isLoggedOut ? {} : { from: address }
}

/** Lets signed-in people through; redirects anybody else to the sign-in page, and back afterwards. */
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
        <Outlet />
        {login && dialogs.loginDialog}
        {!isLoggedIn && isOtherAccountOpen && dialogs.otherAccountDialog}
      </>
    )
  }
  return <Navigate to={signInPath} replace state={state} />
}

/** A page for signed-out visitors only; redirects anybody else to the home page. */
export function LoggedOutOnly({ fallback, homePath }: GuardProps & { homePath: string }) {
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { isRestoring } = useSelector(selectSession)
  if (isRestoring) return fallback
  return isLoggedIn ? <Navigate to={homePath} replace /> : <Outlet />
}

export interface RequireAccessProps {
  isAllowed: boolean
  forbiddenPath: string
  homePath: string
}

/**
 * Lets pass while the rule holds; otherwise leads to the forbidden page. Whom a sign-in has led here
 * it leads home: the page may have been asked for by somebody else, whose session ended on it.
 */
export function RequireAccess({ isAllowed, forbiddenPath, homePath }: RequireAccessProps) {
  const { state } = useLocation() as { state: ReturnedState | null }
  if (isAllowed) return <Outlet />
  return <Navigate to={state?.isReturn === true ? homePath : forbiddenPath} replace />
}

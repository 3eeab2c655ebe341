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

export interface RequireUserProps extends GuardProps {
  signInPath: string
  /** Asks to sign in again, over the screen whose unsaved work the session's end has left there. */
  loginDialog: ReactNode
  /** Asks what shall become of that work when another account was opened meanwhile. */
  otherAccountDialog: ReactNode
}

/** Lets signed-in people pass; anybody else is led to the sign-in page and back afterwards. */
export function RequireUser({ fallback, signInPath, ...dialogs }: RequireUserProps) {
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { isRestoring, unsavedWork, isOtherAccountOpen } = useSelector(selectSession)
  const { login } = useSelector(selectDisplay, shallowEqual)
  const { pathname, search, hash } = useLocation()
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
  const state: ReturnState = { from: pathname + search + hash }
  return <Navigate to={signInPath} replace state={state} />
}

/** A page for signed-out visitors alone; anybody else is led home. */
export function LoggedOutOnly({ fallback, homePath }: GuardProps & { homePath: string }) {
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { isRestoring } = useSelector(selectSession)
  if (isRestoring) return fallback
  return isLoggedIn ? <Navigate to={homePath} replace /> : <Outlet />
}

/** Lets pass while the rule holds; otherwise leads to the forbidden page. */
export function RequireAccess(props: { isAllowed: boolean; forbiddenPath: string }) {
  return props.isAllowed ? <Outlet /> : <Navigate to={props.forbiddenPath} replace />
}

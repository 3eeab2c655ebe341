import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { selectIsLoggedIn, selectSession } from '../session/session-slice.ts'

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

/**
 * Returns the location state to pass to the sign-in page, so that it returns to this address. The
 * state is empty after a logout, because the next user has not requested this page.
 */
export function useReturnState(address: string): ReturnState {
  const { endReason } = useSelector(selectSession)
  const isLoggedOut = endReason === 'logout' || endReason === 'other-tab'
  return isLoggedOut ? {} : { from: address }
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
 * Renders its routes when access is allowed, and otherwise redirects to the forbidden page, or home
 * in a product without one. If access is denied right after a sign-in, it always redirects home,
 * because another user may have requested this page.
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

import { Navigate, useLocation } from 'react-router-dom'
import { selectIdentity } from '../identity/identity-slice.ts'
import type { ReturnedState, ReturnState } from '../routing/guards.tsx'
import { useAppSelector } from '../store/hooks.ts'

/**
 * Redirects after sign-in to the requested page, even in the tab that a mailed link opened. Without
 * a requested page, redirects home.
 */
export function AfterSignIn({ home }: { home: string }) {
  const { state } = useLocation() as { state: ReturnState | null }
  const { from } = useAppSelector(selectIdentity)
  const arrival: ReturnedState = { isReturn: true }
  return <Navigate to={state?.from ?? from ?? home} replace state={arrival} />
}

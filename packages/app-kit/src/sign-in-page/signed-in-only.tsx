import { type ReactNode, useEffect, useState } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { selectDisplay } from '../display/display-slice.ts'
import type { LazyComponent } from '../lazy/lazy-component.tsx'
import { useLoadAhead } from '../lazy/use-load-ahead.ts'
import { PageLoading } from '../message-page/message-screens.tsx'
import { useReturnState } from '../routing/guards.tsx'
import { selectSession } from '../session/session-slice.ts'
import { SavingGuard } from '../unsaved-work/saving-guard.tsx'
import { KeptDraftsQuestion } from './kept-drafts-question.tsx'
import { LoginDialog } from './login-dialog.tsx'
import { OtherAccountDialog } from './other-account-dialog.tsx'

export interface SignedInOnlyProps {
  signInPath: string
  /**
   * The sign-in form in the dialog. Its code loads separately, since it is only needed when a
   * session ends.
   */
  SignInAgain: LazyComponent<object>
  /** Shown while a stored session is being loaded. */
  fallback?: ReactNode
}

/**
 * Renders its routes for signed-in people; redirects others to the sign-in page, and back
 * afterwards. If a session ends during unsaved work, a dialog over the page asks to sign in again.
 */
export function SignedInOnly({
  signInPath,
  SignInAgain,
  fallback = <PageLoading />,
}: SignedInOnlyProps) {
  const { auth, isRestoring, unsavedWork, isOtherAccountOpen } = useSelector(selectSession)
  const { login } = useSelector(selectDisplay, shallowEqual)
  const { pathname, search, hash } = useLocation()
  const state = useReturnState(pathname + search + hash)
  const hasWork = unsavedWork !== null
  const [neededAtItsEnd] = useState([SignInAgain])
  useLoadAhead(neededAtItsEnd)
  useEffect(() => {
    // Unsaved work must not depend on code that may fail to load later. Loading it when the page is
    // idle is not enough, since some pages never become idle.
    if (hasWork) SignInAgain.loadAhead()
  }, [hasWork, SignInAgain])
  if (isRestoring) return fallback
  if (!auth && !hasWork) return <Navigate to={signInPath} replace state={state} />
  return (
    <>
      <SavingGuard />
      <Outlet />
      <KeptDraftsQuestion />
      {login && (
        <LoginDialog>
          <SignInAgain />
        </LoginDialog>
      )}
      {!auth && isOtherAccountOpen && <OtherAccountDialog />}
    </>
  )
}

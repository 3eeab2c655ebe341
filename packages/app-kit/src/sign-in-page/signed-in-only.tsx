import { type ReactNode, useEffect, useState } from 'react'
import type { LazyComponent } from '../lazy/lazy-component.tsx'
import { useLoadAhead } from '../lazy/use-load-ahead.ts'
import { PageLoading } from '../message-page/message-screens.tsx'
import { RequireUser } from '../routing/guards.tsx'
import { selectSession } from '../session/session-slice.ts'
import { useAppSelector } from '../store/hooks.ts'
import { KeptDraftsQuestion } from './kept-drafts-question.tsx'
import { LoginDialog } from './login-dialog.tsx'
import { OtherAccountDialog } from './other-account-dialog.tsx'

export interface SignedInOnlyProps {
  signInPath: string
  /** The sign-in form in the dialog, whose code is only needed when a session ends. */
  SignInAgain: LazyComponent<object>
  /** Shown while a stored session is being loaded. */
  fallback?: ReactNode
}

/**
 * Renders its routes for signed-in people. If a session ends during unsaved work, a dialog over the
 * page asks to sign in again.
 */
export function SignedInOnly({
  signInPath,
  SignInAgain,
  fallback = <PageLoading />,
}: SignedInOnlyProps) {
  const hasWork = useAppSelector(selectSession).unsavedWork !== null
  const [neededAtItsEnd] = useState([SignInAgain])
  useLoadAhead(neededAtItsEnd)
  useEffect(() => {
    // Unsaved work must not depend on code that may fail to load later. Loading it when the page is
    // idle is not enough, since some pages never become idle.
    if (hasWork) SignInAgain.loadAhead()
  }, [hasWork, SignInAgain])
  return (
    <RequireUser
      signInPath={signInPath}
      fallback={fallback}
      loginDialog={
        <LoginDialog>
          <SignInAgain />
        </LoginDialog>
      }
      otherAccountDialog={<OtherAccountDialog />}
      leaveQuestion={<KeptDraftsQuestion />}
    />
  )
}

import { RequireUser, selectSession, useAppSelector } from '@org/app-kit'
import { PageLoading, useLoadAhead } from '@org/app-kit/public'
import { KeptDraftsQuestion, LoginDialog, OtherAccountDialog } from '@org/app-kit/sign-in'
import { useEffect } from 'react'
import { SignInAgain } from '#features/sign-in'
import { paths } from '#shared/paths.ts'

const neededAtItsEnd = [SignInAgain]

/**
 * Renders its routes for signed-in people. If a session ends during unsaved work, a dialog over the
 * page asks to sign in again.
 */
export function SignedInOnly() {
  const hasWork = useAppSelector(selectSession).unsavedWork !== null
  useLoadAhead(neededAtItsEnd)
  useEffect(() => {
    // Unsaved work must not depend on code that may fail to load later. Loading it when the page is
    // idle is not enough, since some pages never become idle.
    if (hasWork) SignInAgain.loadAhead()
  }, [hasWork])
  return (
    <RequireUser
      signInPath={paths.signIn}
      fallback={<PageLoading />}
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

import { RequireUser, selectSession, useAppSelector } from '@org/app-kit'
import { useLoadAhead } from '@org/app-kit/public'
import { useEffect } from 'react'
import { PageLoading } from '#shared/messages/message-screens.tsx'
import { LoginDialog, SignInAgain, OtherAccountDialog } from '#features/sign-in'
import { paths } from '#shared/paths.ts'

const neededAtItsEnd = [SignInAgain]

/** Lets signed-in people pass; asks to sign in again over unsaved work. */
export function SignedInOnly() {
  const hasWork = useAppSelector(selectSession).unsavedWork !== null
  useLoadAhead(neededAtItsEnd)
  useEffect(() => {
    // What is typed must not depend on code that may not come later, and not every page gets quiet.
    if (hasWork) SignInAgain.loadAhead()
  }, [hasWork])
  return (
    <RequireUser
      signInPath={paths.signIn}
      fallback={<PageLoading />}
      loginDialog={<LoginDialog />}
      otherAccountDialog={<OtherAccountDialog />}
    />
  )
}

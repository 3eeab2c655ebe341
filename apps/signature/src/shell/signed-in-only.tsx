import { RequireUser } from '@org/app-kit'
import { useLoadAhead } from '@org/app-kit/public'
import { PageLoading } from '../screens/messages/message-screens.tsx'
import { LoginDialog, SignInAgain } from '../screens/sign-in/login-dialog.tsx'
import { OtherAccountDialog } from '../screens/sign-in/other-account-dialog.tsx'
import { paths } from './paths.ts'

const neededAtItsEnd = [SignInAgain]

/** Lets signed-in people pass; asks to sign in again over unsaved work. */
export function SignedInOnly() {
  useLoadAhead(neededAtItsEnd)
  return (
    <RequireUser
      signInPath={paths.signIn}
      fallback={<PageLoading />}
      loginDialog={<LoginDialog />}
      otherAccountDialog={<OtherAccountDialog />}
    />
  )
}

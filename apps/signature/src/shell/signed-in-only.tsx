import { RequireUser } from '@org/app-kit'
import { PageLoading } from '../screens/messages/message-screens.tsx'
import { LoginDialog } from '../screens/sign-in/login-dialog.tsx'
import { OtherAccountDialog } from '../screens/sign-in/other-account-dialog.tsx'
import { paths } from './paths.ts'

/** Lets signed-in people pass; asks to sign in again over unsaved work. */
export function SignedInOnly() {
  return (
    <RequireUser
      signInPath={paths.signIn}
      fallback={<PageLoading />}
      loginDialog={<LoginDialog />}
      otherAccountDialog={<OtherAccountDialog />}
    />
  )
}

import { SignedInOnly as CommonSignedInOnly, SignInAgain } from '@org/app-kit/sign-in'
import { paths } from '#shared/paths.ts'
import { UserLoading } from './user-loading.tsx'

/** Renders its child routes for signed-in people, and the dialogs about their session. */
export const SignedInOnly = () => (
  <CommonSignedInOnly
    signInPath={paths.signIn}
    SignInAgain={SignInAgain}
    fallback={<UserLoading />}
  />
)

import { SignedInOnly as CommonSignedInOnly, SignInAgain } from '@org/app-kit/sign-in'
import { paths } from '#shared/paths.ts'

/** Renders its child routes for signed-in people, and the dialogs about their session. */
export const SignedInOnly = () => (
  <CommonSignedInOnly signInPath={paths.signIn} SignInAgain={SignInAgain} />
)

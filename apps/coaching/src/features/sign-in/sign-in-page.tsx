import { AfterSignIn, SignInForm, SignInPage as CommonSignInPage } from '@org/app-kit/sign-in'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'

/** The sign-in page. Signed-in people are redirected to the page that they requested, or home. */
export function SignInPage() {
  return (
    <CommonSignInPage
      title={texts.signIn}
      form={(linkCode = '') => <SignInForm linkCode={linkCode} />}
      afterSignIn={<AfterSignIn home={paths.home} />}
    />
  )
}

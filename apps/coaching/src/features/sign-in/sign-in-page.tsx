import { AfterSignIn, SignInPage as CommonSignInPage } from '@org/app-kit/sign-in'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { SignInForm } from './sign-in-form.tsx'

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

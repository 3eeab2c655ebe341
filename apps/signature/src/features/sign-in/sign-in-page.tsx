import { SignInPage as CodeSignInPage } from '@org/app-kit/sign-in'
import { texts } from '#shared/texts.ts'
import { AfterSignIn } from './after-sign-in.tsx'
import { SignInWays } from './sign-in-ways.tsx'

/** The sign-in page, also the target of the link in the mail. */
export function SignInPage() {
  return (
    <CodeSignInPage
      title={texts.signIn}
      form={(linkCode) => <SignInWays {...(linkCode === undefined ? {} : { linkCode })} />}
      afterSignIn={<AfterSignIn />}
    />
  )
}

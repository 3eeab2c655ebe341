import { SignInWays as CommonSignInWays, type CodeFormProps } from '@org/app-kit/sign-in'
import { signInWording } from './texts.ts'

/** The ways to sign in, in the words of this product. */
export function SignInWays(props: Omit<CodeFormProps, 'wording'>) {
  return <CommonSignInWays {...props} wording={signInWording} />
}

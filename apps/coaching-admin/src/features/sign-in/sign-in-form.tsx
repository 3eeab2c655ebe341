import { SignInForm as CommonSignInForm, type SignInFormProps } from '@org/app-kit/sign-in'
import { signInWording } from './texts.ts'

/** The sign-in form in the words of this product. */
export function SignInForm(props: Omit<SignInFormProps, 'wording'>) {
  return <CommonSignInForm {...props} wording={signInWording} />
}

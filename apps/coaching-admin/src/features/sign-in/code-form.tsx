import { SignInForm, type SignInFormProps } from '@org/app-kit/sign-in'
import { signInWording } from './texts.ts'

/** Sign-in with an emailed code. */
export function CodeForm(props: Omit<SignInFormProps, 'wording'>) {
  return <SignInForm {...props} wording={signInWording} />
}

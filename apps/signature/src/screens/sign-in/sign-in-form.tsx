import { selectSignIn } from '@org/app-kit'
import { useAppSelector } from '../../state.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'

export interface SignInFormProps {
  /** Code of the mail's link, which fills the field. */
  linkCode?: string
}

/** Signing in without a password: an email address, then the code that was sent to it. */
export function SignInForm({ linkCode = '' }: SignInFormProps) {
  const { step } = useAppSelector(selectSignIn)
  return step === 'email' ? <EmailStep /> : <CodeStep linkCode={linkCode} />
}

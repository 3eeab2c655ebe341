import { selectSignIn, useAppSelector } from '@org/app-kit'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'

export interface SignInFormProps {
  /** Code from the link in the mail, which fills the field. */
  linkCode?: string
}

/** Sign-in without a password: an email address, then the code that was sent to it. */
export function SignInForm({ linkCode = '' }: SignInFormProps) {
  const { step, invitation } = useAppSelector(selectSignIn)
  if (step === 'code') return <CodeStep linkCode={linkCode} />
  // The key remounts the form when the invitation, and with it the address, changes.
  return <EmailStep key={invitation} />
}

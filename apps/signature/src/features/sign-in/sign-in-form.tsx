import { selectSignIn, useAppSelector } from '@org/app-kit'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'

export interface SignInFormProps {
  /** Code of the mail's link, which fills the field. */
  linkCode?: string
}

/** Signing in without a password: an email address, then the code that was sent to it. */
export function SignInForm({ linkCode = '' }: SignInFormProps) {
  const { step, invitation } = useAppSelector(selectSignIn)
  if (step === 'code') return <CodeStep linkCode={linkCode} />
  // The address of an invitation fills a form of its own.
  return <EmailStep key={invitation} />
}

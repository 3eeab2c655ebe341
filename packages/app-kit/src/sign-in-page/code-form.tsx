import { selectSignIn } from '../sign-in/sign-in-slice.ts'
import { useAppSelector } from '../store/hooks.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import type { SignInWording } from './texts.ts'

export interface CodeFormProps {
  wording: SignInWording
  /** Code from the link in the mail, which fills the field. */
  linkCode?: string
}

/** Sign-in with an email address, then the code that was sent to it. */
export function CodeForm({ wording, linkCode = '' }: CodeFormProps) {
  const { step, invitation } = useAppSelector(selectSignIn)
  if (step === 'code') return <CodeStep wording={wording} linkCode={linkCode} />
  // The key remounts the form when the invitation, and with it the address, changes.
  return <EmailStep key={invitation} wording={wording} />
}

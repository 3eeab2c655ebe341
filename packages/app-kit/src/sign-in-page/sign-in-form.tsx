import { useEnvironment } from '../provider/environment-context.tsx'
import { CodeForm } from './code-form.tsx'
import { IdentityForm } from './identity/identity-form.tsx'
import { signInWording } from './sign-in-wording.ts'

export interface SignInFormProps {
  /** Code from the link in the mail, which fills the field. */
  linkCode?: string
}

/**
 * Sign-in without a password: with a code by email or, if the environment allows only the identity
 * service, through that service.
 */
export function SignInForm({ linkCode = '' }: SignInFormProps) {
  const { isIdentityOnly } = useEnvironment()
  if (isIdentityOnly) return <IdentityForm wording={signInWording} />
  return <CodeForm wording={signInWording} linkCode={linkCode} />
}

import type { ReturnedState, ReturnState } from '@org/app-kit'
import { SignInPage as CodeSignInPage } from '@org/app-kit/sign-in'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { CodeForm } from './code-form.tsx'

/** The sign-in page. Signed-in people are redirected to the page that they requested, or home. */
export function SignInPage() {
  return (
    <CodeSignInPage
      title={texts.signIn}
      form={(linkCode = '') => <CodeForm linkCode={linkCode} />}
      afterSignIn={<AfterSignIn />}
    />
  )
}

function AfterSignIn() {
  const { state } = useLocation() as { state: ReturnState | null }
  const arrival: ReturnedState = { isReturn: true }
  return <Navigate to={state?.from ?? paths.home} replace state={arrival} />
}

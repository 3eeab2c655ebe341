import { type ReturnState, selectIdentity, useAppSelector } from '@org/app-kit'
import { PageLoading } from '@org/app-kit/public'
import { AfterSignIn, SignInForm, SignInPage as CommonSignInPage } from '@org/app-kit/sign-in'
import { Navigate, useLocation } from 'react-router-dom'
import { selectAccount } from '#shared/account/account-slice.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { isToBeAsked } from './asked-name.ts'

/** The sign-in page. Signed-in people are redirected to the page that they requested, or home. */
export function SignInPage() {
  return (
    <CommonSignInPage
      title={texts.signIn}
      form={(linkCode = '') => <SignInForm linkCode={linkCode} />}
      afterSignIn={<Welcome />}
    />
  )
}

/**
 * Leads to the requested page, or home. People without a name are asked for it first, once, unless
 * they requested a page other than the first one.
 */
function Welcome() {
  const account = useAppSelector(selectAccount)
  const { state } = useLocation() as { state: ReturnState | null }
  const { from } = useAppSelector(selectIdentity)
  if (account === null) return <PageLoading />
  const requested = state?.from ?? from ?? paths.home
  if ([paths.home, paths.start].includes(requested) && isToBeAsked(account.userData)) {
    return <Navigate to={paths.onboarding} replace />
  }
  return <AfterSignIn home={paths.home} />
}

import { codeReceived, type ReturnState, selectIsLoggedIn, selectSession } from '@org/app-kit'
import { ProgressIndicator } from '@org/ui/primitives'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { selectOnboarding } from '../../onboarding/onboarding-slice.ts'
import { paths } from '../../shell/paths.ts'
import { useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { PageLoading } from '../messages/message-screens.tsx'
import { readLink } from './read-link.ts'
import { SignInForm } from './sign-in-form.tsx'
import { Place, SavingDraft, Sheet } from './sign-in.styles.ts'

/** The address where a visitor becomes a user, also the target of the mail's link. */
export function SignInPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location = useLocation()
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const { isRestoring } = useAppSelector(selectSession)
  const [link] = useState(() => readLink(location.hash))

  useEffect(() => {
    if (!link) return
    dispatch(codeReceived({ email: link.email }))
    // The code is good for one login: it has no place in the address bar or the history.
    void navigate(location.pathname, { replace: true, state: location.state })
    // oxlint-disable-next-line react/exhaustive-deps -- The link is read once, when the page opens.
  }, [])

  if (isRestoring) return <PageLoading />
  if (isLoggedIn) return <AfterSignIn />
  return (
    <Place>
      <Sheet>
        <SignInForm {...(link ? { linkCode: link.code } : {})} />
      </Sheet>
    </Place>
  )
}

/** Where to go once signed in: first the held draft is saved, then on to the wizard or home. */
function AfterSignIn() {
  const { state } = useLocation() as { state: ReturnState | null }
  const { organisation } = useAppSelector(selectSession)
  const { run, isRunning } = useAppSelector(selectOnboarding)
  if (run?.kind === 'register' && isRunning) {
    return (
      <Place>
        <SavingDraft>
          <ProgressIndicator size="big" label={texts.signIn.savingDraft} />
          {texts.signIn.savingDraft}
        </SavingDraft>
      </Place>
    )
  }
  if (!organisation) return <PageLoading />
  if (!organisation.has_onboarding) return <Navigate to={paths.wizard} replace />
  return <Navigate to={state?.from ?? paths.home} replace />
}

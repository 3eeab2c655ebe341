import {
  type ReturnedState,
  type ReturnState,
  selectIdentity,
  selectSession,
  useAppSelector,
} from '@org/app-kit'
import { ProgressIndicator } from '@org/ui/primitives'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { signInTexts } from './texts.ts'
import { PageLoading } from '#shared/messages/message-screens.tsx'
import { Welcome } from './identity/welcome.tsx'
import { Place, SavingDraft } from './sign-in.styles.ts'

/**
 * The part of the wizard's state needed here. Not imported, since the wizard imports this feature.
 */
interface WithRun {
  onboarding: { run: { kind: string } | null; isRunning: boolean }
}

const selectIsSavingDraft = ({ onboarding: { run, isRunning } }: WithRun): boolean =>
  run?.kind === 'register' && isRunning

/**
 * Redirects after sign-in: first the stored draft is saved, then the wizard or the home page opens.
 */
export function AfterSignIn() {
  const { state } = useLocation() as { state: ReturnState | null }
  const { organisation } = useAppSelector(selectSession)
  const { check } = useAppSelector(selectIdentity)
  const isSavingDraft = useAppSelector(selectIsSavingDraft)
  if (isSavingDraft) {
    return (
      <Place>
        <SavingDraft>
          <ProgressIndicator size="big" label={signInTexts.savingDraft} />
          {signInTexts.savingDraft}
        </SavingDraft>
      </Place>
    )
  }
  if (check !== 'none') return <Welcome />
  if (!organisation) return <PageLoading />
  if (!organisation.has_onboarding) return <Navigate to={paths.wizard} replace />
  const arrival: ReturnedState = { isReturn: true }
  return <Navigate to={state?.from ?? paths.home} replace state={arrival} />
}

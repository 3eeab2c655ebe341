import {
  type ReturnedState,
  type ReturnState,
  selectIdentity,
  selectSession,
  useAppSelector,
} from '@org/app-kit'
import { PageLoading } from '@org/app-kit/public'
import { Place } from '@org/app-kit/sign-in'
import { ProgressIndicator } from '@org/ui/primitives'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { draftTexts } from './texts.ts'
import { Welcome } from './identity/welcome.tsx'
import { SavingDraft } from './sign-in.styles.ts'

/**
 * The part of the wizard's state needed here. Not imported, since the wizard imports this feature.
 */
interface WithRun {
  onboarding: { run: { kind: string } | null; isRunning: boolean }
}

const selectIsSavingDraft = ({ onboarding: { run, isRunning } }: WithRun): boolean =>
  run?.kind === 'register' && isRunning

/**
 * Redirects after sign-in: first the stored draft is saved; then the wizard opens, or the page that
 * the person asked for (by default the home page).
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
          <ProgressIndicator size="big" label={draftTexts.saving} />
          {draftTexts.saving}
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

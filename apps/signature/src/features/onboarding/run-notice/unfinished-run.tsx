import {
  selectUser,
  useEnvironment,
  useAppDispatch,
  useAppSelector,
  useAppStore,
} from '@org/app-kit'
import { lazyPart } from '@org/app-kit/public'
import { Button } from '@org/ui/primitives'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { runClosed, selectOnboarding, type WithOnboarding } from '../onboarding-slice.ts'
import { isFinished } from '../run.ts'
import { onboardingTexts } from '../texts.ts'
import { paths } from '#shared/paths.ts'

const loadNotice = async () => (await import('./run-notice.tsx')).RunNotice

// Loaded on demand, since there is rarely an unfinished run.
const RunNotice = lazyPart(loadNotice, {
  loading: null,
  failed: (retry) => <Button onPress={retry}>{onboardingTexts.unfinishedTitle}</Button>,
})

/** Closes a run that finished while the person was on another page, and notifies them. */
function useSavedRun() {
  const dispatch = useAppDispatch()
  const store = useAppStore<WithOnboarding>()
  const { notify } = useEnvironment()
  const { pathname } = useLocation()
  const userId = useAppSelector(selectUser)?.id
  const { run, isRunning } = useAppSelector(selectOnboarding)
  const isSaved = run !== null && !isRunning && isFinished(run) && run.userId === userId
  // On the wizard's page, the run stays open until the wizard has navigated home: closing the run
  // clears the draft that the wizard still shows.
  const isClosed = isSaved && pathname !== paths.wizard
  useEffect(() => {
    // The public and the signed-in frame may both be mounted while one page replaces another; only
    // one of them may notify.
    if (!isClosed || selectOnboarding(store.getState()).run === null) return
    notify(onboardingTexts.saved, 'success')
    dispatch(runClosed())
  }, [dispatch, isClosed, notify, store])
}

/** Offers to resume a run that stopped, on every page until it is finished or dropped. */
export function UnfinishedRun() {
  const userId = useAppSelector(selectUser)?.id
  const { run, isRunning } = useAppSelector(selectOnboarding)
  useSavedRun()
  const hasRun = run !== null
  useEffect(() => {
    // Loads the notice early, since it can no longer be loaded once the server is unreachable. If
    // loading fails, the error is shown when the notice is rendered.
    if (hasRun) loadNotice().catch(() => undefined)
  }, [hasRun])
  if (!run || isRunning || isFinished(run) || run.userId !== userId) return null
  return <RunNotice run={run} />
}

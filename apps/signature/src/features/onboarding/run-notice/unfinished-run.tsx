import {
  selectUser,
  useEnvironment,
  useAppDispatch,
  useAppSelector,
  useAppStore,
} from '@org/app-kit'
import { Button } from '@org/ui/primitives'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { runClosed, selectOnboarding, type WithOnboarding } from '../onboarding-slice.ts'
import { isFinished } from '../run.ts'
import { lazyPart } from '#shared/lazy-page.tsx'
import { onboardingTexts } from '../texts.ts'
import { paths } from '#shared/paths.ts'

const loadNotice = async () => (await import('./run-notice.tsx')).RunNotice

// Few visits have one.
const RunNotice = lazyPart(loadNotice, {
  loading: null,
  failed: (retry) => <Button onPress={retry}>{onboardingTexts.unfinishedTitle}</Button>,
})

/** Closes a run that has come to its end while the person was elsewhere, and says so. */
function useSavedRun() {
  const dispatch = useAppDispatch()
  const store = useAppStore<WithOnboarding>()
  const { notify } = useEnvironment()
  const { pathname } = useLocation()
  const userId = useAppSelector(selectUser)?.id
  const { run, isRunning } = useAppSelector(selectOnboarding)
  const isSaved = run !== null && !isRunning && isFinished(run) && run.userId === userId
  // The wizard itself leads home first: closing empties the draft that it still shows.
  const isClosed = isSaved && pathname !== paths.wizard
  useEffect(() => {
    // Both frames may be there while one page takes the place of the other: one of them says it.
    if (!isClosed || selectOnboarding(store.getState()).run === null) return
    notify(onboardingTexts.saved, 'success')
    dispatch(runClosed())
  }, [dispatch, isClosed, notify, store])
}

/** Offers to go on with a saving that stopped half-way, on every page until it is done or dropped. */
export function UnfinishedRun() {
  const userId = useAppSelector(selectUser)?.id
  const { run, isRunning } = useAppSelector(selectOnboarding)
  useSavedRun()
  const hasRun = run !== null
  useEffect(() => {
    // Once the server is away, it is too late to load what says so; a failure shows there.
    if (hasRun) loadNotice().catch(() => undefined)
  }, [hasRun])
  if (!run || isRunning || isFinished(run) || run.userId !== userId) return null
  return <RunNotice run={run} />
}

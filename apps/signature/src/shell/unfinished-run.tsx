import { selectUser, useEnvironment } from '@org/app-kit'
import { BannerMessage, Button, Link } from '@org/ui/primitives'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  runClosed,
  runDropped,
  runResumed,
  selectOnboarding,
} from '../onboarding/onboarding-slice.ts'
import { isFinished } from '../onboarding/run.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../state.ts'
import { texts } from '../texts.ts'
import { DropQuestion } from './drop-question.tsx'
import { NoticePlace } from './notice-place.ts'
import { paths } from './paths.ts'

/** Closes a run that has come to its end while the person was elsewhere, and says so. */
function useSavedRun() {
  const dispatch = useAppDispatch()
  const store = useAppStore()
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
    notify(texts.onboarding.saved, 'success')
    dispatch(runClosed())
  }, [dispatch, isClosed, notify, store])
}

/** Offers to go on with a saving that stopped half-way, on every page until it is done or dropped. */
export function UnfinishedRun() {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const { run, isRunning } = useAppSelector(selectOnboarding)
  const [isDropping, setDropping] = useState(false)
  const { pathname } = useLocation()
  useSavedRun()
  if (!run || isRunning || isFinished(run) || run.userId !== user?.id) return null
  const { failure } = run
  const names = texts.onboarding.runSteps
  return (
    <NoticePlace>
      <BannerMessage
        tone="warning"
        title={texts.onboarding.unfinishedTitle}
        actions={
          <>
            <Button variant="primary" onPress={() => dispatch(runResumed())}>
              {texts.onboarding.resume}
            </Button>
            {failure?.isContentRefused && pathname !== paths.wizard && (
              <Link href={paths.wizard} appearance="secondary">
                {texts.onboarding.mend}
              </Link>
            )}
            <Button onPress={() => setDropping(true)}>{texts.onboarding.drop}</Button>
          </>
        }
      >
        {failure && texts.onboarding.failedAt(names[failure.step], failure.message)}{' '}
        {texts.onboarding.unfinishedHelp}
      </BannerMessage>
      {isDropping && (
        <DropQuestion
          run={run}
          onStay={() => setDropping(false)}
          onDrop={() => {
            setDropping(false)
            dispatch(runDropped())
          }}
        />
      )}
    </NoticePlace>
  )
}

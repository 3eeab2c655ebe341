import { BannerMessage, Button, Link } from '@org/ui/primitives'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { runDropped, runResumed } from '../onboarding/onboarding-slice.ts'
import type { Run } from '../onboarding/run.ts'
import { useAppDispatch } from '../state.ts'
import { texts } from '../texts.ts'
import { DropQuestion } from './drop-question.tsx'
import { NoticePlace } from './notice-place.ts'
import { paths } from './paths.ts'

/** Says at which step a saving stopped, and offers to resume or to drop it. */
export function RunNotice({ run }: { run: Run }) {
  const dispatch = useAppDispatch()
  const [isDropping, setDropping] = useState(false)
  const { pathname } = useLocation()
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
                {texts.onboarding.fix}
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

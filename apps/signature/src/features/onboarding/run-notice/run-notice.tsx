import { BannerMessage, Button, Link } from '@org/ui/primitives'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { runDropped, runResumed } from '../onboarding-slice.ts'
import type { Run } from '../run.ts'
import { useAppDispatch } from '@org/app-kit'
import { onboardingTexts } from '../texts.ts'
import { DropQuestion } from './drop-question.tsx'
import { NoticePlace } from '#shared/notice-place.ts'
import { paths } from '#shared/paths.ts'

/** Says at which step a run stopped, and offers to resume or drop it. */
export function RunNotice({ run }: { run: Run }) {
  const dispatch = useAppDispatch()
  const [isDropping, setDropping] = useState(false)
  const { pathname } = useLocation()
  const { failure } = run
  const names = onboardingTexts.runSteps
  return (
    <NoticePlace>
      <BannerMessage
        tone="warning"
        title={onboardingTexts.unfinishedTitle}
        actions={
          <>
            <Button variant="primary" onPress={() => dispatch(runResumed())}>
              {onboardingTexts.resume}
            </Button>
            {failure?.isContentRefused && pathname !== paths.wizard && (
              <Link href={paths.wizard} appearance="secondary">
                {onboardingTexts.fix}
              </Link>
            )}
            <Button onPress={() => setDropping(true)}>{onboardingTexts.drop}</Button>
          </>
        }
      >
        {failure && onboardingTexts.failedAt(names[failure.step], failure.message)}{' '}
        {onboardingTexts.unfinishedHelp}
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

import { selectUser } from '@org/app-kit'
import { BannerMessage, Button } from '@org/ui/primitives'
import { styled } from 'styled-components'
import { runDropped, runResumed, selectOnboarding } from '../onboarding/onboarding-slice.ts'
import { isFinished } from '../onboarding/run.ts'
import { useAppDispatch, useAppSelector } from '../state.ts'
import { texts } from '../texts.ts'

const Place = styled.div`
  padding: var(--ph-space-4) var(--ph-space-5) 0;
`

/** Offers to go on with a saving that stopped half-way, on every page until it is done or dropped. */
export function UnfinishedRun() {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const { run, isRunning } = useAppSelector(selectOnboarding)
  if (!run || isRunning || isFinished(run) || run.userId !== user?.id) return null
  const { failure } = run
  const names = texts.onboarding.runSteps
  return (
    <Place>
      <BannerMessage
        tone="warning"
        title={texts.onboarding.unfinishedTitle}
        actions={
          <>
            <Button variant="primary" onPress={() => dispatch(runResumed())}>
              {texts.onboarding.resume}
            </Button>
            <Button onPress={() => dispatch(runDropped())}>{texts.onboarding.drop}</Button>
          </>
        }
      >
        {failure && texts.onboarding.failedAt(names[failure.step], failure.message)}{' '}
        {texts.onboarding.unfinishedHelp}
      </BannerMessage>
    </Place>
  )
}

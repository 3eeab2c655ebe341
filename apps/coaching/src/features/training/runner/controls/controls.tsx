import { extraRestSeconds, type RunnerAction } from '@org/api/coaching'
import { Check, Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import { runnerTexts } from '../texts.ts'
import { Control } from './control.tsx'
import { Row } from './controls.styles.ts'

interface ControlsProps {
  isPaused: boolean
  /** Whether the step waits until its repetitions are done. */
  isWaiting: boolean
  /** Whether the step is a rest, which can be lengthened. */
  isRest: boolean
  act: (action: RunnerAction) => void
}

/** The buttons to go back, to pause or confirm, to skip and, in a rest, to rest for longer. */
export function Controls({ isPaused, isWaiting, isRest, act }: ControlsProps) {
  return (
    <Row aria-label={runnerTexts.controls}>
      <Control label={runnerTexts.back} onPress={() => act('back')}>
        <SkipBack size={28} aria-hidden="true" />
      </Control>
      <Control label={mainLabel(isPaused, isWaiting)} size="main" onPress={() => act('tap')}>
        <MainIcon isPaused={isPaused} isWaiting={isWaiting} />
      </Control>
      <Control label={runnerTexts.skip} onPress={() => act('skip')}>
        <SkipForward size={28} aria-hidden="true" />
      </Control>
      {isRest && (
        <Control label={runnerTexts.extendRest(extraRestSeconds)} onPress={() => act('extend')}>
          {runnerTexts.extend(extraRestSeconds)}
        </Control>
      )}
    </Row>
  )
}

function mainLabel(isPaused: boolean, isWaiting: boolean): string {
  if (isPaused) return runnerTexts.resumeAction
  return isWaiting ? runnerTexts.done : runnerTexts.pauseAction
}

function MainIcon({ isPaused, isWaiting }: Pick<ControlsProps, 'isPaused' | 'isWaiting'>) {
  const Icon = isPaused ? Play : isWaiting ? Check : Pause
  return <Icon size={32} aria-hidden="true" />
}

import { type PlayableSession, sessionSteps } from '@org/api/coaching'
import { useCallback, useEffect, useState } from 'react'
import { useGestures, type Wish } from './controls/use-gestures.ts'
import { Ready } from './ready/ready.tsx'
import { Result } from './result/result.tsx'
import { keptProgress } from '#shared/training-progress/kept-progress.ts'
import { useKeptProgress } from './progress/use-kept-progress.ts'
import { enterFullScreen } from './running/full-screen.ts'
import { useRunning } from './running/use-running.ts'
import { useWakeLock } from './running/use-wake-lock.ts'
import { useSoundSetting } from './sounds/use-sound-setting.ts'
import { useSounds } from './sounds/use-sounds.ts'
import { hasGuide } from './guide/guide.tsx'
import { RunningStep } from './running-step.tsx'
import { Announced } from './runner.styles.ts'
import { announcement, runnerTexts } from './texts.ts'
import { TopBar } from './top-bar.tsx'
import { RunnerScreen } from './runner-screen.tsx'

interface StepRunnerProps {
  session: PlayableSession
  title: string
  startsAtOnce: boolean
  progressKey: string | undefined
  resumes: boolean
  onClose: () => void
  onAgain: () => void
}

/** Plays a session, from the start screen to the result screen. */
export function StepRunner({
  session,
  title,
  startsAtOnce,
  progressKey,
  resumes,
  onClose,
  onAgain,
}: StepRunnerProps) {
  const [steps] = useState(() => sessionSteps(session))
  const [progress] = useState(() =>
    resumes && progressKey !== undefined ? keptProgress(progressKey, steps) : null,
  )
  const { running, moment } = useRunning(steps, progress)
  useKeptProgress(running, steps, progressKey)
  const [isMuted, toggleMuted] = useSoundSetting()
  useSounds(running, isMuted)
  useWakeLock()
  const isStarted = moment !== null
  useEffect(() => {
    if (isStarted) enterFullScreen()
  }, [isStarted])
  useEffect(() => {
    if (!startsAtOnce && !progress) return
    running.start()
    if (startsAtOnce && progress) running.act('resume')
  }, [running, startsAtOnce, progress])

  const onWish = useCallback(
    (wish: Wish) => {
      const now = running.getMoment()
      if (wish === 'leave') {
        const isGoing = now && now.state.index < steps.length && now.state.pausedAt === null
        if (isGoing) running.act('pause')
        else onClose()
      } else if (now) running.act(wish)
      else if (wish !== 'back') running.start()
    },
    [running, steps, onClose],
  )
  const gestures = useGestures(onWish)
  const state = moment?.state
  const step = state?.steps[state.index]
  const [isReading, setReading] = useState(false)

  if (state && !step) {
    return (
      <RunnerScreen title={title} isOver>
        <Result state={state} onAgain={onAgain} onClose={onClose} />
        <Announced>{announcement(undefined)}</Announced>
      </RunnerScreen>
    )
  }
  return (
    <RunnerScreen title={title} {...gestures}>
      <TopBar
        steps={steps}
        index={state?.index ?? 0}
        isMuted={isMuted}
        onMute={toggleMuted}
        isReading={isReading}
        onRead={step && hasGuide(step) ? () => setReading(!isReading) : undefined}
        onClose={onClose}
      />
      {moment && step ? (
        <RunningStep moment={moment} step={step} isReading={isReading} act={running.act} />
      ) : (
        <Ready session={session} title={title} onStart={running.start} />
      )}
      <Announced>
        {step && (state?.pausedAt === null ? announcement(step) : runnerTexts.pause)}
      </Announced>
    </RunnerScreen>
  )
}

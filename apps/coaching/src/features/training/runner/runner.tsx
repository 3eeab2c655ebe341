import type { PlayableSession } from '@org/api/coaching'
import { useEffect, useState } from 'react'
import { leaveFullScreen } from './running/full-screen.ts'
import { StepRunner } from './step-runner.tsx'
import { VideoRunner } from './video/video-runner.tsx'

export interface RunnerProps {
  session: PlayableSession
  /** Name of the screen. Default: the session's title. */
  title?: string | undefined
  /**
   * Whether the session starts at once, because the user has already pressed a button to open it.
   */
  startsAtOnce?: boolean
  /** Identifies the session in this browser, which then keeps where the person stopped. */
  progressKey?: string | undefined
  /** Whether to continue where the person stopped, instead of starting from the beginning. */
  resumes?: boolean
  onClose: () => void
}

/**
 * Plays a session over the whole window. Later versions of the session do not change an open
 * runner.
 */
export function Runner({
  session,
  title = session.title,
  startsAtOnce = false,
  progressKey,
  resumes = false,
  onClose,
}: RunnerProps) {
  const [kept] = useState(session)
  const [round, setRound] = useState(0)
  useEffect(() => leaveFullScreen, [])
  if (kept.type === 'video') return <VideoRunner session={kept} title={title} onClose={onClose} />
  return (
    <StepRunner
      key={round}
      session={kept}
      title={title}
      startsAtOnce={startsAtOnce || round > 0}
      progressKey={progressKey}
      resumes={resumes && round === 0}
      onClose={onClose}
      onAgain={() => setRound(round + 1)}
    />
  )
}

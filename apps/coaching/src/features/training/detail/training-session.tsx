import { type PlayableSession, sessionSteps } from '@org/api/coaching'
import { PageLoading } from '@org/app-kit/public'
import { useState } from 'react'
import { FreshMedia } from '#shared/media/fresh-media.ts'
import { type LoadSession, SessionGone } from '../offline/fresh-media.ts'
import { LocalMedia, withLocalPictures } from '../offline/local-media.ts'
import { useCopies } from '../offline/use-copies.ts'
import { useFreshUrl } from '../offline/use-fresh-url.ts'
import { keptProgress } from '#shared/training-progress/kept-progress.ts'
import { Runner } from '../runner/runner.tsx'
import { SessionDetail } from './session-detail.tsx'
import { useRunnerEntry } from './use-runner-entry.ts'

export interface TrainingSessionProps {
  /** Null while it loads. */
  session: PlayableSession | null
  /** Loads the session again, for new addresses of its media when the old ones have expired. */
  load?: LoadSession
  /** Accessible name of the runner. Default: the session's title. */
  title?: string
  /** Whether the runner is open from the start; closing it shows the detail. */
  opensRunner?: boolean
  /**
   * Identifies the session in this browser, which then keeps where a training stopped. Default:
   * nothing is kept.
   */
  progressKey?: string
  /** Opens the sharing dialog; set only for the viewer's own session. */
  onShare?: () => void
}

/**
 * The default `load`, for sample sessions: they are part of the page and their addresses never
 * expire, so they never need to be loaded again.
 */
const noSession: LoadSession = () => Promise.reject(new Error('There is nothing to load.'))

/** Returns the number of the exercise at which a training stopped, from 1; null if nowhere. */
function stoppedAt(session: PlayableSession, key: string | undefined): number | null {
  const steps = sessionSteps(session)
  const progress = key === undefined ? null : keptProgress(key, steps)
  if (!progress) return null
  const over = steps.slice(0, progress.index).filter(({ kind }) => kind === 'work')
  return over.length + 1
}

/**
 * A session to train with: a spinner while it loads, then its detail, and the runner once it is
 * launched.
 */
export function TrainingSession({
  session,
  load = noSession,
  title,
  opensRunner = false,
  progressKey,
  onShare,
}: TrainingSessionProps) {
  const entry = useRunnerEntry(progressKey)
  const [isFirst, setFirst] = useState(opensRunner)
  /** How the runner was opened; null while it only shows where the training stopped. */
  const [start, setStart] = useState<'begin' | 'resume' | null>(null)
  const [wasOpen, setWasOpen] = useState(entry.isOpen || opensRunner)
  const { localUrl, copies } = useCopies(session)
  const { freshUrl, isGone } = useFreshUrl(load)
  if (!session) return <PageLoading />
  const launch = (how: 'begin' | 'resume') => {
    setStart(how)
    setWasOpen(true)
    entry.open()
  }
  const close = () => {
    setFirst(false)
    setStart(null)
    entry.close()
  }
  if (isFirst || entry.isOpen) {
    return (
      <LocalMedia value={localUrl}>
        <FreshMedia value={freshUrl}>
          <SessionGone value={isGone}>
            <Runner
              session={session}
              title={title}
              startsAtOnce={start !== null}
              progressKey={progressKey}
              resumes={start !== 'begin'}
              onClose={close}
            />
          </SessionGone>
        </FreshMedia>
      </LocalMedia>
    )
  }
  const stopped = stoppedAt(session, progressKey)
  return (
    <FreshMedia value={freshUrl}>
      <SessionDetail
        // After the training, the network may be lost, so the detail shows the offline copies of
        // the pictures. Before the training, the pictures themselves load faster than their copies.
        session={wasOpen ? withLocalPictures(session, localUrl) : session}
        onLaunch={() => launch('begin')}
        resumption={
          stopped === null ? null : { exercice: stopped, onResume: () => launch('resume') }
        }
        onShare={onShare}
        copies={copies}
        hasInitialFocus={wasOpen}
      />
    </FreshMedia>
  )
}

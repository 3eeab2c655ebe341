import type { PlayableSession } from '@org/api/coaching'
import { PageLoading } from '@org/app-kit/public'
import { useState } from 'react'
import { FreshMedia } from '#shared/media/fresh-media.ts'
import { type LoadSession, SessionGone } from '../offline/fresh-media.ts'
import { LocalMedia, withLocalPictures } from '../offline/local-media.ts'
import { useCopies } from '../offline/use-copies.ts'
import { useFreshUrl } from '../offline/use-fresh-url.ts'
import { Runner } from '../runner/runner.tsx'
import { SessionDetail } from './session-detail.tsx'

export interface TrainingSessionProps {
  /** Null while it loads. */
  session: PlayableSession | null
  /** Loads the session again, for new addresses of its media when the old ones have expired. */
  load?: LoadSession
  /** Accessible name of the runner. Default: the session's title. */
  title?: string
  /** Whether the runner is open from the start; closing it shows the detail. */
  opensRunner?: boolean
  /** Opens the sharing dialog; set only for the viewer's own session. */
  onShare?: () => void
}

/**
 * The default `load`, for sample sessions: they are part of the page and their addresses never
 * expire, so they never need to be loaded again.
 */
const noSession: LoadSession = () => Promise.reject(new Error('There is nothing to load.'))

/**
 * A session to train with: a spinner while it loads, then its detail, and the runner once it is
 * launched.
 */
export function TrainingSession({
  session,
  load = noSession,
  title,
  opensRunner = false,
  onShare,
}: TrainingSessionProps) {
  const [place, setPlace] = useState<'opened' | 'detail' | 'running' | 'closed'>(
    opensRunner ? 'opened' : 'detail',
  )
  const { localUrl, copies } = useCopies(session)
  const { freshUrl, isGone } = useFreshUrl(load)
  if (!session) return <PageLoading />
  if (place === 'opened' || place === 'running') {
    return (
      <LocalMedia value={localUrl}>
        <FreshMedia value={freshUrl}>
          <SessionGone value={isGone}>
            <Runner
              session={session}
              title={title}
              startsAtOnce={place === 'running'}
              onClose={() => setPlace('closed')}
            />
          </SessionGone>
        </FreshMedia>
      </LocalMedia>
    )
  }
  return (
    <FreshMedia value={freshUrl}>
      <SessionDetail
        // After the training, the network may be lost, so the detail shows the offline copies of
        // the pictures. Before the training, the pictures themselves load faster than their copies.
        session={place === 'closed' ? withLocalPictures(session, localUrl) : session}
        onLaunch={() => setPlace('running')}
        onShare={onShare}
        copies={copies}
        hasInitialFocus={place === 'closed'}
      />
    </FreshMedia>
  )
}

import type { PlayableSession } from '@org/api/coaching'
import { PageLoading } from '@org/app-kit/public'
import { useState } from 'react'
import { LocalMedia } from '../offline/local-media.ts'
import { useCopies } from '../offline/use-copies.ts'
import { Runner } from '../runner/runner.tsx'
import { SessionDetail } from './session-detail.tsx'

export interface TrainingSessionProps {
  /** Null while it loads. */
  session: PlayableSession | null
  /** Name of the runner. Default: the session's title. */
  title?: string
  /** Whether the runner is open from the start; closing it leads to the detail. */
  opensRunner?: boolean
  /** Opens the sharing of the viewer's own session. */
  onShare?: () => void
}

/** A session to train with: a spinner, its detail and, once it is launched, the runner. */
export function TrainingSession({
  session,
  title,
  opensRunner = false,
  onShare,
}: TrainingSessionProps) {
  const [place, setPlace] = useState<'opened' | 'detail' | 'running' | 'closed'>(
    opensRunner ? 'opened' : 'detail',
  )
  const { localUrl, copies } = useCopies(session)
  if (!session) return <PageLoading />
  if (place === 'opened' || place === 'running') {
    return (
      <LocalMedia value={localUrl}>
        <Runner
          session={session}
          title={title}
          startsAtOnce={place === 'running'}
          onClose={() => setPlace('closed')}
        />
      </LocalMedia>
    )
  }
  return (
    <SessionDetail
      session={session}
      onLaunch={() => setPlace('running')}
      onShare={onShare}
      copies={copies}
      hasInitialFocus={place === 'closed'}
    />
  )
}

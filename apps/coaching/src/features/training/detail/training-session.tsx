import type { PlayableSession } from '@org/api/coaching'
import { PageLoading } from '@org/app-kit/public'
import { type ReactNode, useState } from 'react'
import { Runner } from '../runner/runner.tsx'
import { SessionDetail } from './session-detail.tsx'

export interface TrainingSessionProps {
  /** Null while it loads. */
  session: PlayableSession | null
  /** Name of the runner. Default: the session's title. */
  title?: string
  /** Whether the runner is open from the start; closing it leads to the detail. */
  opensRunner?: boolean
  /** What is ready for training without network. */
  children?: ReactNode
}

/** A session to train with: a spinner, its detail and, once it is launched, the runner. */
export function TrainingSession({
  session,
  title,
  opensRunner = false,
  children,
}: TrainingSessionProps) {
  const [place, setPlace] = useState<'opened' | 'detail' | 'running' | 'closed'>(
    opensRunner ? 'opened' : 'detail',
  )
  if (!session) return <PageLoading />
  if (place === 'opened' || place === 'running') {
    return (
      <Runner
        session={session}
        title={title}
        startsAtOnce={place === 'running'}
        onClose={() => setPlace('closed')}
      />
    )
  }
  return (
    <SessionDetail
      session={session}
      onLaunch={() => setPlace('running')}
      hasInitialFocus={place === 'closed'}
    >
      {children}
    </SessionDetail>
  )
}

import type { PlayableSession } from '@org/api/coaching'
import { LoadedPage } from '@org/app-kit/pages'
import type { Loaded } from '@org/app-kit/public'
import type { LoadSession } from '../offline/fresh-media.ts'
import { TrainingSession } from './training-session.tsx'

export interface LoadedSessionProps {
  loaded: Loaded<PlayableSession>
  retry: () => void
  load: LoadSession
  /** Identifies the session in this browser. */
  progressKey: string
  /** Opens the sharing dialog; set only for the viewer's own session. */
  onShare?: () => void
}

/** A session once it is loaded; until then, a loading state or the error. */
export function LoadedSession({ loaded, retry, load, progressKey, onShare }: LoadedSessionProps) {
  if (loaded === null) return <TrainingSession session={null} />
  return (
    <LoadedPage loaded={loaded} onRetry={retry}>
      {(session) => (
        <TrainingSession
          session={session}
          load={load}
          progressKey={progressKey}
          {...(onShare && { onShare })}
        />
      )}
    </LoadedPage>
  )
}

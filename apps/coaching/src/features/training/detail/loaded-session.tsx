import type { PlayableSession } from '@org/api/coaching'
import { LoadedPart, NotFound, Page } from '@org/app-kit/pages'
import type { Loaded } from '@org/app-kit/public'
import { TrainingSession } from './training-session.tsx'

export interface LoadedSessionProps {
  loaded: Loaded<PlayableSession>
  retry: () => void
  /** Opens the sharing of the viewer's own session. */
  onShare?: () => void
}

/** A session once it is loaded; until then, a loading state or the error. */
export function LoadedSession({ loaded, retry, onShare }: LoadedSessionProps) {
  if (loaded === null) return <TrainingSession session={null} />
  if ('data' in loaded) {
    return <TrainingSession session={loaded.data} {...(onShare && { onShare })} />
  }
  if (loaded.isMissing) return <NotFound />
  return (
    <Page>
      <LoadedPart loaded={loaded} onRetry={retry}>
        {() => null}
      </LoadedPart>
    </Page>
  )
}

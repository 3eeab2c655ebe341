import { useLoaded } from '@org/app-kit'
import { LoadedPart, NotFound, Page } from '@org/app-kit/pages'
import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { playable } from './playable.ts'
import { TrainingSession } from './training-session.tsx'

/** The key of a link has 22 characters, the id of a session 32. */
const idLength = 32

/** A session to train with: anybody's by the key of its link, one's own by its id. */
export function TrainingSessionPage() {
  const { sessionId = '' } = useParams()
  const { trainingSessions } = useCoachingPorts()
  const load = useCallback(
    async (signal: AbortSignal) =>
      playable(
        sessionId.length < idLength
          ? await trainingSessions.getShared(sessionId, { signal })
          : await trainingSessions.get(sessionId, { signal }),
      ),
    [trainingSessions, sessionId],
  )
  const { loaded, retry } = useLoaded(load)
  if (loaded === null) return <TrainingSession session={null} />
  if ('data' in loaded) return <TrainingSession session={loaded.data} />
  if (loaded.isMissing) return <NotFound />
  return (
    <Page>
      <LoadedPart loaded={loaded} onRetry={retry}>
        {() => null}
      </LoadedPart>
    </Page>
  )
}

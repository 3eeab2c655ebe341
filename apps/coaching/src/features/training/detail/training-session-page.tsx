import { useLoaded } from '@org/app-kit'
import { LoadedPart, NotFound, Page } from '@org/app-kit/pages'
import { lazyPart, partStates } from '@org/app-kit/public'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { playable } from './playable.ts'
import { TrainingSession } from './training-session.tsx'

/** Only the owner needs it; the page of strangers stays small. */
const SharingDialog = lazyPart(
  async () => (await import('#shared/sharing/sharing-dialog.tsx')).SharingDialog,
  partStates({ lines: 6 }),
)

/** The key of a link has 22 characters, the id of a session 32. */
const idLength = 32

/** A session to train with: anybody's by the key of its link, one's own by its id. */
export function TrainingSessionPage() {
  const { sessionId = '' } = useParams()
  const { trainingSessions } = useCoachingPorts()
  const [isSharing, setSharing] = useState(false)
  const isOwn = sessionId.length >= idLength
  const load = useCallback(
    async (signal: AbortSignal) =>
      playable(
        isOwn
          ? await trainingSessions.get(sessionId, { signal })
          : await trainingSessions.getShared(sessionId, { signal }),
      ),
    [trainingSessions, sessionId, isOwn],
  )
  const { loaded, retry } = useLoaded(load)
  if (loaded === null) return <TrainingSession session={null} />
  if ('data' in loaded) {
    return (
      <>
        <TrainingSession
          session={loaded.data}
          {...(isOwn && { onShare: () => setSharing(true) })}
        />
        {isSharing && <SharingDialog sessionId={sessionId} onClose={() => setSharing(false)} />}
      </>
    )
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

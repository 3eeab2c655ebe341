import { useLoaded } from '@org/app-kit'
import { LoadedPage } from '@org/app-kit/pages'
import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { SessionEditor } from './session-editor.tsx'

/** The editor of a stored training session. */
export function SessionPage() {
  const { sessionId = '' } = useParams()
  const { trainingSessions } = useCoachingPorts()
  const { loaded, retry } = useLoaded(
    useCallback(
      (signal: AbortSignal) => trainingSessions.get(sessionId, { signal }),
      [trainingSessions, sessionId],
    ),
  )
  return (
    <LoadedPage loaded={loaded} onRetry={retry}>
      {(stored) => <SessionEditor key={sessionId} stored={stored} />}
    </LoadedPage>
  )
}

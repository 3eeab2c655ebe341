import { useLoaded } from '@org/app-kit'
import { useCallback, useState } from 'react'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { SharingDialog } from '#shared/sharing/sharing-dialog.tsx'
import { LoadedSession } from './loaded-session.tsx'
import { playable } from './playable.ts'

/** A session of the signed-in user, who can share it. */
export function OwnSession({ id }: { id: string }) {
  const { trainingSessions } = useCoachingPorts()
  const [isSharing, setSharing] = useState(false)
  const load = useCallback(
    async (signal: AbortSignal) => playable(await trainingSessions.get(id, { signal })),
    [trainingSessions, id],
  )
  return (
    <>
      <LoadedSession
        {...useLoaded(load)}
        load={load}
        progressKey={id}
        onShare={() => setSharing(true)}
      />
      {isSharing && <SharingDialog sessionId={id} onClose={() => setSharing(false)} />}
    </>
  )
}

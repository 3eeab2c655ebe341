import { useLoaded, usePageEnvironment } from '@org/app-kit/public'
import { useCallback } from 'react'
import { LoadedSession } from './loaded-session.tsx'
import { playable } from './playable.ts'

/** Anybody's session, by the key of its link. Works without the store and the router. */
export function SharedSession({ linkKey }: { linkKey: string }) {
  const { client } = usePageEnvironment()
  const load = useCallback(
    async (signal: AbortSignal) =>
      playable(
        await client.call('getSharedTrainingSession', { path: { key: linkKey } }, { signal }),
      ),
    [client, linkKey],
  )
  return <LoadedSession {...useLoaded(load)} />
}

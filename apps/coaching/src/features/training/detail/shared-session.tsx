import { Message, useLoaded } from '@org/app-kit/public'
import { useCallback } from 'react'
import { usePublicPorts } from '#shared/ports/public-ports.ts'
import { LoadedSession } from './loaded-session.tsx'
import { playable } from './playable.ts'
import { detailTexts } from './texts.ts'

/**
 * A session that anybody can open with the key in its link. Works without the store and the router.
 */
export function SharedSession({ linkKey }: { linkKey: string }) {
  const { trainingSessions } = usePublicPorts()
  const load = useCallback(
    async (signal: AbortSignal) => playable(await trainingSessions.getShared(linkKey, { signal })),
    [trainingSessions, linkKey],
  )
  const { loaded, retry } = useLoaded(load)
  if (loaded && 'isMissing' in loaded && loaded.isMissing) {
    return <Message title={detailTexts.linkEnded}>{detailTexts.linkEndedHelp}</Message>
  }
  return <LoadedSession loaded={loaded} retry={retry} load={load} progressKey={linkKey} />
}

import type { CoachingMedia } from '@org/api/client'
import { useLoaded } from '@org/app-kit'
import { useCallback, useState } from 'react'
import { useCoachingPorts } from '../ports/coaching-ports.ts'

export interface ShownMedia {
  /** Null without a medium and until it is loaded. */
  media: CoachingMedia | null
  hasFailed: boolean
  retry: () => void
  /** Shows what an upload has answered, without loading it again. */
  show: (media: CoachingMedia) => void
}

/** The video or image of the coach with this id. */
export function useMedia(mediaId: string | null): ShownMedia {
  const { media: port } = useCoachingPorts()
  const [known, show] = useState<CoachingMedia | null>(null)
  const found = known?.id === mediaId ? known : null
  const load = useCallback(
    (signal: AbortSignal) => port.get(mediaId ?? '', { signal }),
    [port, mediaId],
  )
  const { loaded, retry } = useLoaded(mediaId === null || found ? null : load)
  const data = loaded && 'data' in loaded && loaded.data.id === mediaId ? loaded.data : null
  return {
    media: mediaId === null ? null : (found ?? data),
    hasFailed: mediaId !== null && !found && loaded !== null && !('data' in loaded),
    retry,
    show,
  }
}

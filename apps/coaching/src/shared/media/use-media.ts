import type { CoachingMedia, Exercice } from '@org/api/client'
import { useLoaded } from '@org/app-kit'
import { useCallback, useState } from 'react'
import { useCoachingPorts } from '../ports/coaching-ports.ts'

/** What is needed to show a video or an image. */
export type ShownMedium = Pick<
  CoachingMedia,
  'id' | 'url' | 'posterUrl' | 'width' | 'height' | 'duration'
>

export interface ShownMedia {
  /** Null without a medium and until it is loaded. */
  media: ShownMedium | null
  hasFailed: boolean
  retry: () => void
  /** Shows what an upload has answered, without loading it again. */
  show: (media: ShownMedium) => void
}

/**
 * The video or image of the coach with this id.
 *
 * @param stored a video that need not be loaded
 */
export function useMedia(mediaId: string | null, stored?: Exercice['video']): ShownMedia {
  const { media: port } = useCoachingPorts()
  const [known, show] = useState<ShownMedium | null>(
    stored ? { ...stored, id: stored.mediaId } : null,
  )
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

import type { CoachingMedia, Exercice } from '@org/api/client'
import { useLoaded } from '@org/app-kit'
import { useCallback, useState } from 'react'
import { useCoachingPorts } from '../ports/coaching-ports.ts'
import { useAddressAge } from './use-address-age.ts'

/** The fields that are needed to show a video or an image. */
export type ShownMedium = Pick<
  CoachingMedia,
  'id' | 'url' | 'posterUrl' | 'width' | 'height' | 'duration' | 'hasSound'
>

export interface ShownMedia {
  /** Null if there is no medium, or if it is not loaded yet. */
  media: ShownMedium | null
  hasFailed: boolean
  retry: () => void
  /** Shows the medium that an upload has returned, without loading it again. */
  show: (media: ShownMedium) => void
}

/**
 * Loads the coach's video or image with this id, and renews its addresses while it is shown.
 *
 * @param stored a video that the caller already has, so that it need not be loaded
 */
export function useMedia(mediaId: string | null, stored?: Exercice['video']): ShownMedia {
  const { media: port } = useCoachingPorts()
  const age = useAddressAge()
  const [known, setKnown] = useState(
    stored ? { medium: { ...stored, id: stored.mediaId } as ShownMedium, age } : null,
  )
  const isKnown = known?.medium.id === mediaId
  const isCurrent = isKnown && known.age === age
  const show = (medium: ShownMedium) => setKnown({ medium, age })
  const load = useCallback(
    async (signal: AbortSignal) => {
      const medium = await port.get(mediaId ?? '', { signal })
      if (!signal.aborted) setKnown({ medium, age })
    },
    [port, mediaId, age],
  )
  const { loaded, retry } = useLoaded(mediaId === null || isCurrent ? null : load)
  return {
    // Keep the former address until the new one is loaded: it may still work.
    media: isKnown ? known.medium : null,
    hasFailed: loaded !== null && !('data' in loaded),
    retry,
    show,
  }
}

import type { TrainingSession } from '@org/api/client'
import { largestVisibleArea, type PlayableVideo } from '@org/api/coaching'
import { useMedia } from '#shared/media/use-media.ts'
import type { SessionDraft } from './session-draft.ts'
import type { KnownExercices } from './use-known-exercices.ts'

/**
 * Returns the session's video as it is shown; null without one and until it is loaded. Only a video that
 * was just uploaded, or that unsaved work of an earlier visit has, must be loaded.
 */
export function useSessionVideo(
  video: SessionDraft['video'],
  stored: TrainingSession | null,
  known: KnownExercices,
): PlayableVideo | null {
  const all = [stored?.video, ...[...known.values()].map((exercice) => exercice.video)]
  const found = video && all.find((one) => one?.mediaId === video.mediaId)
  const missing = video && !found ? video.mediaId : null
  const { media } = useMedia(missing)
  if (!video) return null
  if (found) return { ...found, visibleArea: video.visibleArea ?? found.visibleArea }
  if (!media) return null
  const { url, posterUrl, width, height } = media
  return { url, posterUrl, visibleArea: video.visibleArea ?? largestVisibleArea({ width, height }) }
}

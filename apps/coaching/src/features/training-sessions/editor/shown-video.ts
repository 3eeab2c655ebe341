import type { CoachingMedia } from '@org/api/client'
import { largestVisibleArea, type PlayableVideo } from '@org/api/coaching'
import type { SessionDraft } from './session-draft.ts'

/** Returns the session's video as it is shown; null without one and until it is loaded. */
export function shownVideo(
  video: SessionDraft['video'],
  media: CoachingMedia | null,
): PlayableVideo | null {
  if (!video || !media) return null
  const { url, posterUrl, width, height } = media
  return { url, posterUrl, visibleArea: video.visibleArea ?? largestVisibleArea({ width, height }) }
}

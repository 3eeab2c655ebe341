import { largestVisibleArea, type PlayableVideo } from '@org/api/coaching'
import type { ShownMedium } from '#shared/media/use-media.ts'
import type { SessionDraft } from './session-draft.ts'

/** Returns the session's video in playable form; null if there is none or it is not loaded yet. */
export function shownVideo(
  video: SessionDraft['video'],
  media: ShownMedium | null,
): PlayableVideo | null {
  if (!video || !media) return null
  const { url, posterUrl, width, height } = media
  return { url, posterUrl, visibleArea: video.visibleArea ?? largestVisibleArea({ width, height }) }
}

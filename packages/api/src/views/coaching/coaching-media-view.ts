import type { CoachingMedia } from '../../contract/types.ts'
import type { ShownMedium } from '../../media/coaching-files.ts'

export function coachingMediaView(medium: ShownMedium): CoachingMedia {
  const { id, kind, size, width, height, duration, url, posterUrl, created_at: createdAt } = medium
  return { id, kind, size, width, height, duration, url, posterUrl, createdAt }
}

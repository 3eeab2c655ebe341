import type { CoachingMedia } from '../../contract/types.ts'
import type { ShownMedium } from '../../media/coaching-files.ts'

export function coachingMediaView(medium: ShownMedium): CoachingMedia {
  const { id, kind, size, width, height, duration, url, posterUrl } = medium
  const { has_sound: hasSound, created_at: createdAt } = medium
  return { id, kind, size, width, height, duration, hasSound, url, posterUrl, createdAt }
}

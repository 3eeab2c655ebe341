import { largestVisibleArea } from '../../coaching/rules/visible-area.ts'
import type { Exercice } from '../../contract/types.ts'
import type { ShownMedium } from '../../media/coaching-files.ts'
import type { ExerciceRecord } from '../../ports/coaching/records.ts'

/** The data that the views of exercises and sessions need in addition to their rows, by id. */
export interface CoachingParts {
  /** Names of tags, including archived ones. */
  tags: ReadonlyMap<string, string>
  media: ReadonlyMap<string, ShownMedium>
}

/** Returns the names of these tags. */
export const tagNamesOf = (ids: readonly string[], { tags }: CoachingParts): string[] =>
  ids.flatMap((id) => tags.get(id) ?? [])

export function videoView(
  { video_id, visible_area }: Pick<ExerciceRecord, 'video_id' | 'visible_area'>,
  { media }: CoachingParts,
): Exercice['video'] {
  const video = media.get(video_id ?? '')
  if (!video) return null
  const { id: mediaId, width, height, duration, has_sound: hasSound, url, posterUrl } = video
  return {
    mediaId,
    width,
    height,
    duration,
    hasSound,
    url,
    posterUrl,
    visibleArea: visible_area ?? largestVisibleArea(video),
  }
}

export function imageView(
  { image_id }: Pick<ExerciceRecord, 'image_id'>,
  { media }: CoachingParts,
): Exercice['image'] {
  const image = media.get(image_id ?? '')
  return image ? { mediaId: image.id, url: image.url } : null
}

export const exerciceView = (row: ExerciceRecord, parts: CoachingParts): Exercice => ({
  id: row.id,
  owner: row.owner_id,
  title: row.title,
  description: row.description,
  level: row.level,
  sports: tagNamesOf(row.sports, parts),
  equipments: tagNamesOf(row.equipments, parts),
  mainMuscleGroup: row.main_muscle_group,
  video: videoView(row, parts),
  image: imageView(row, parts),
  isDeleted: row.is_deleted,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  revision: row.revision,
})

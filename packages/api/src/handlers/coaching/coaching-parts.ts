import type { ExerciceRecord } from '../../ports/coaching/records.ts'
import type { CoachingRepositories } from '../../ports/coaching/repositories.ts'
import type { CoachingParts } from '../../views/coaching/exercice-view.ts'

/** Loads the tags of the studio and the media of these rows. */
export async function partsOf(
  { tags, media }: CoachingRepositories,
  rows: readonly Pick<ExerciceRecord, 'video_id'>[],
): Promise<CoachingParts> {
  const ids = rows.flatMap(({ video_id }) => video_id ?? [])
  const videos = ids.length === 0 ? [] : await media.all({ id: ids })
  const names = await tags.pick(['id', 'name'])
  return {
    tags: new Map(names.map(({ id, name }) => [id, name])),
    media: new Map(videos.map((video) => [video.id, video])),
  }
}

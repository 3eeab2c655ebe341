import { exerciceIdsOf } from '../../coaching/rules/session-content.ts'
import type { ExerciceRecord, TrainingSessionRecord } from '../../ports/coaching/records.ts'
import type { CoachingRepositories } from '../../ports/coaching/repositories.ts'
import type { CoachingParts } from '../../views/coaching/exercice-view.ts'
import type { SessionParts } from '../../views/coaching/training-session-view.ts'

/** Loads the tags of the studio and the videos of these rows. */
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

/** Loads the exercises of a session, deleted ones too, and what they and the session refer to. */
export async function sessionPartsOf(
  coaching: CoachingRepositories,
  session: TrainingSessionRecord,
): Promise<SessionParts> {
  const ids = exerciceIdsOf(session)
  const exercices = ids.length === 0 ? [] : await coaching.exercices.all({ id: ids })
  const parts = await partsOf(coaching, [session, ...exercices])
  return { ...parts, exercices: new Map(exercices.map((row) => [row.id, row])) }
}

import { exerciceIdsOf } from '../../coaching/rules/session-content.ts'
import { addressesFor, withAddresses } from '../../media/coaching-files.ts'
import type { ExerciceRecord, TrainingSessionRecord } from '../../ports/coaching/records.ts'
import type { CoachingRepositories } from '../../ports/coaching/repositories.ts'
import type { CoachingParts } from '../../views/coaching/exercice-view.ts'
import type { SessionParts } from '../../views/coaching/training-session-view.ts'

/** Returns the addresses of a medium, for the studio or for a shared session. */
export type AddressOf = ReturnType<typeof addressesFor>

type MediaReferences = Pick<ExerciceRecord, 'video_id' | 'image_id'>

/** Loads the tags of the studio and the media of these rows. */
export async function partsOf(
  { tags, media }: CoachingRepositories,
  rows: readonly MediaReferences[],
  addressOf: AddressOf,
): Promise<CoachingParts> {
  const ids = rows.flatMap(({ video_id, image_id }) => [video_id ?? [], image_id ?? []].flat())
  const found = ids.length === 0 ? [] : await media.all({ id: [...new Set(ids)] })
  const shown = await withAddresses(found, addressOf)
  const names = await tags.pick(['id', 'name'])
  return {
    tags: new Map(names.map(({ id, name }) => [id, name])),
    media: new Map(shown.map((medium) => [medium.id, medium])),
  }
}

/**
 * Loads the exercises of a session, including deleted ones, with the tags and media of the session
 * and its exercises.
 */
export async function sessionPartsOf(
  coaching: CoachingRepositories,
  session: TrainingSessionRecord,
  addressOf: AddressOf,
): Promise<SessionParts> {
  const ids = exerciceIdsOf(session)
  const exercices = ids.length === 0 ? [] : await coaching.exercices.all({ id: ids })
  const parts = await partsOf(coaching, [session, ...exercices], addressOf)
  return { ...parts, exercices: new Map(exercices.map((row) => [row.id, row])) }
}

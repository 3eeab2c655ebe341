import { exerciceIdsOf } from '../../coaching/rules/session-content.ts'
import { apiError } from '../../contract/errors.ts'
import type { Bloc, BlocExercice } from '../../contract/types.ts'
import type { BlocRecord } from '../../ports/coaching/records.ts'
import type { CoachingRepositories } from '../../ports/coaching/repositories.ts'

/** A bloc in the body of a request that saves a session. */
type BlocBody = Omit<Bloc, 'exercices'> & { exercices: readonly Omit<BlocExercice, 'exercice'>[] }

const rowOf = ({ exercices, ...bloc }: BlocBody): BlocRecord => ({
  ...bloc,
  exercices: exercices.map(({ restSeconds, exerciceId, ...entry }) => ({
    ...entry,
    rest_seconds: restSeconds,
    exercice_id: exerciceId,
  })),
})

/**
 * Returns the stored form of blocs. Their exercises must be the caller's. A deleted exercise is
 * accepted only if the session already contains it.
 */
export async function blocRows(
  { exercices }: CoachingRepositories,
  blocs: readonly BlocBody[],
  former: readonly BlocRecord[],
): Promise<BlocRecord[]> {
  const rows = blocs.map(rowOf)
  const ids = exerciceIdsOf({ blocs: rows })
  if (ids.length === 0) return rows
  const kept = exerciceIdsOf({ blocs: former })
  const known = await exercices.pick(['id', 'title', 'is_deleted'], { id: ids })
  const usable = new Set(
    known.filter(({ id, is_deleted }) => !is_deleted || kept.includes(id)).map(({ id }) => id),
  )
  const exerciceId = ids.find((id) => !usable.has(id))
  if (exerciceId === undefined) return rows
  const deleted = known.find(({ id }) => id === exerciceId)
  throw apiError('REFERENCE', {
    ...(deleted && { message: whyNotAdded(deleted.title) }),
    payload: { field: 'blocs', exerciceId },
  })
}

const whyNotAdded = (title: string) =>
  `L’exercice « ${title} » a été supprimé : retirez-le de la séance, puis enregistrez.`

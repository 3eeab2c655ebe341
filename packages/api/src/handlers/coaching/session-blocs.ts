import { addedReference } from '../../coaching/rules/added-reference.ts'
import { apiError } from '../../contract/errors.ts'
import type { BodyOf } from '../../contract/operation-types.ts'
import type { trainingSessionOperations } from '../../contract/operations/coaching/training-sessions.ts'
import type { BlocExerciceRecord, BlocRecord } from '../../ports/coaching/records.ts'
import type { CoachingRepositories } from '../../ports/coaching/repositories.ts'

/** A bloc in the body of a request that saves a session. */
type BlocBody = NonNullable<
  BodyOf<(typeof trainingSessionOperations)['createTrainingSession']>['blocs']
>[number]

/** Returns the stored form of an entry; what the body leaves out is as in the former entry. */
function entryRow(
  { restSeconds, exerciceId, repsMax, load, note, ...entry }: BlocBody['exercices'][number],
  former: BlocExerciceRecord | undefined,
): BlocExerciceRecord {
  const end = repsMax === undefined ? (former?.reps_max ?? null) : repsMax
  return {
    ...entry,
    // A kept range may end below repetitions that have been raised since.
    reps_max: end !== null && end > entry.reps ? end : null,
    rest_seconds: restSeconds,
    load: load ?? former?.load ?? '',
    note: note ?? former?.note ?? '',
    exercice_id: exerciceId,
  }
}

function blocRow({ exercices, ...bloc }: BlocBody, former: readonly BlocExerciceRecord[]) {
  const formerOf = (id: string) => former.find((entry) => entry.id === id)
  return { ...bloc, exercices: exercices.map((entry) => entryRow(entry, formerOf(entry.id))) }
}

/**
 * Returns the stored form of blocs. Their exercises must be the caller's. A deleted exercise is
 * accepted only as often as the session already contains it.
 */
export async function blocRows(
  { exercices }: CoachingRepositories,
  blocs: readonly BlocBody[],
  former: readonly BlocRecord[],
): Promise<BlocRecord[]> {
  const entries = former.flatMap((bloc) => bloc.exercices)
  const rows = blocs.map((bloc) => blocRow(bloc, entries))
  const ids = entryIds(rows)
  if (ids.length === 0) return rows
  const formerIds = entryIds(former)
  const known = await exercices.pick(['id', 'title', 'is_deleted'], { id: [...new Set(ids)] })
  const usable = new Set(known.filter(({ is_deleted }) => !is_deleted).map(({ id }) => id))
  const exerciceId = addedReference(ids, formerIds, (id) => usable.has(id))
  if (exerciceId === undefined) return rows
  const deleted = known.find(({ id }) => id === exerciceId)
  throw apiError('REFERENCE', {
    ...(deleted && { message: whyNotAdded(deleted.title, formerIds.includes(deleted.id)) }),
    payload: { field: 'blocs', exerciceId },
  })
}

const entryIds = (blocs: readonly BlocRecord[]) =>
  blocs.flatMap(({ exercices }) => exercices.map((entry) => entry.exercice_id))

const whyNotAdded = (title: string, isCopy: boolean) =>
  `L’exercice « ${title} » a été supprimé : retirez${isCopy ? ' la copie' : '-le'} de la séance, puis enregistrez.`

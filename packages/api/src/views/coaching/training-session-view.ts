import { exerciceCountOf } from '../../coaching/rules/session-content.ts'
import type { TrainingSession, TrainingSessionSummary } from '../../contract/types.ts'
import type {
  BlocExerciceRecord,
  BlocRecord,
  ExerciceRecord,
  TrainingSessionRecord,
} from '../../ports/coaching/records.ts'
import {
  type CoachingParts,
  exerciceView,
  imageView,
  tagNamesOf,
  videoView,
} from './exercice-view.ts'

/** The data that the view of a session needs in addition to its row. */
export interface SessionParts extends CoachingParts {
  /** The exercises in the session by id, including deleted ones. */
  exercices: ReadonlyMap<string, ExerciceRecord>
}

export const sessionSummaryView = (
  row: TrainingSessionRecord,
  parts: CoachingParts,
): TrainingSessionSummary => ({
  id: row.id,
  owner: row.owner_id,
  title: row.title,
  type: row.type,
  description: row.description,
  level: row.level,
  sports: tagNamesOf(row.sports, parts),
  video: videoView(row, parts),
  image: imageView(row, parts),
  exerciceCount: exerciceCountOf(row),
  shareKey: row.share_key,
  sharedAt: row.shared_at,
  isDeleted: row.is_deleted,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  revision: row.revision,
})

/** Converts the blocs of a session, with each exercise converted by `show`. */
export function blocViews<Shown extends object>(
  blocs: readonly BlocRecord[],
  { exercices }: SessionParts,
  show: (entry: BlocExerciceRecord, exercice: ExerciceRecord) => Shown,
) {
  return blocs.map(({ title, description, volume, exercices: entries }) => ({
    title,
    description,
    volume,
    exercices: entries.flatMap((entry) => {
      const exercice = exercices.get(entry.exercice_id)
      if (!exercice) return []
      const { type, reps, timer, rest, rest_seconds: restSeconds } = entry
      const { reps_max: repsMax = null, load = '', note = '' } = entry
      const shown = { type, reps, repsMax, timer, rest, restSeconds, load, note }
      return [{ ...shown, ...show(entry, exercice) }]
    }),
  }))
}

export function trainingSessionView(
  row: TrainingSessionRecord,
  parts: SessionParts,
): TrainingSession {
  const blocs = blocViews(row.blocs, parts, ({ id, exercice_id: exerciceId }, exercice) => ({
    id,
    exerciceId,
    exercice: exerciceView(exercice, parts),
  }))
  return {
    ...sessionSummaryView(row, parts),
    blocs: row.blocs.flatMap(({ id }, index) => {
      const bloc = blocs[index]
      return bloc ? [{ id, ...bloc }] : []
    }),
  }
}

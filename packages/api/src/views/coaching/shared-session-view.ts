import type { SharedTrainingSession } from '../../contract/types.ts'
import type { ExerciceRecord, TrainingSessionRecord } from '../../ports/coaching/records.ts'
import { tagNamesOf, videoView } from './exercice-view.ts'
import { blocViews, type SessionParts } from './training-session-view.ts'

function sharedVideo(
  row: Pick<ExerciceRecord, 'video_id' | 'visible_area'>,
  parts: SessionParts,
): SharedTrainingSession['video'] {
  const video = videoView(row, parts)
  if (!video) return null
  const { width, height, duration, visibleArea } = video
  return { width, height, duration, visibleArea }
}

/** Converts a session to what a link shows of it: no id, and nothing of its owner. */
export function sharedSessionView(
  row: TrainingSessionRecord,
  parts: SessionParts,
): SharedTrainingSession {
  const { title, type, description, level } = row
  return {
    title,
    type,
    description,
    level,
    sports: tagNamesOf(row.sports, parts),
    video: sharedVideo(row, parts),
    blocs: blocViews(row.blocs, parts, (_, exercice) => ({
      exercice: {
        title: exercice.title,
        description: exercice.description,
        level: exercice.level,
        equipments: tagNamesOf(exercice.equipments, parts),
        mainMuscleGroup: exercice.main_muscle_group,
        video: sharedVideo(exercice, parts),
      },
    })),
  }
}

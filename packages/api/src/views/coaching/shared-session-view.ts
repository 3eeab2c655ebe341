import type { SharedTrainingSession } from '../../contract/types.ts'
import type { ExerciceRecord, TrainingSessionRecord } from '../../ports/coaching/records.ts'
import { imageView, tagNamesOf, videoView } from './exercice-view.ts'
import { blocViews, type SessionParts } from './training-session-view.ts'

function sharedVideo(
  row: Pick<ExerciceRecord, 'video_id' | 'visible_area'>,
  parts: SessionParts,
): SharedTrainingSession['video'] {
  const video = videoView(row, parts)
  if (!video) return null
  const { mediaId: _, ...shown } = video
  return shown
}

function sharedImage(
  row: Pick<ExerciceRecord, 'image_id'>,
  parts: SessionParts,
): SharedTrainingSession['image'] {
  const image = imageView(row, parts)
  return image && { url: image.url }
}

/**
 * Converts a session to the form that its link shows. It contains no ids, and no data of the owner.
 */
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
    image: sharedImage(row, parts),
    blocs: blocViews(row.blocs, parts, (_, exercice) => ({
      exercice: {
        title: exercice.title,
        description: exercice.description,
        level: exercice.level,
        equipments: tagNamesOf(exercice.equipments, parts),
        mainMuscleGroup: exercice.main_muscle_group,
        video: sharedVideo(exercice, parts),
        image: sharedImage(exercice, parts),
      },
    })),
  }
}

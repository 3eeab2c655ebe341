import type { Exercice } from '@org/api/client'
import {
  type Level,
  levels,
  type MuscleGroup,
  muscleGroups,
  type VisibleArea,
} from '@org/api/coaching'
import type { ExercicePort } from '@org/data'
import { exercicesTexts } from '../texts.ts'

/** The editor's copy of an exercise: plain data, with the ids of its media instead of the media. */
export interface ExerciceDraft {
  title: string
  description: string
  level: Level
  sports: readonly string[]
  equipments: readonly string[]
  mainMuscleGroup: MuscleGroup | null
  video: { mediaId: string; visibleArea?: VisibleArea } | null
  image: { mediaId: string } | null
}

/** A new exercise. The server makes the coach its owner. */
export const newExercice = (): ExerciceDraft => ({
  title: '',
  description: '',
  level: 1,
  sports: [],
  equipments: [],
  mainMuscleGroup: null,
  video: null,
  image: null,
})

/** Converts a stored exercise to a draft. */
export const draftOf = ({ video, image, ...exercice }: Exercice): ExerciceDraft => ({
  title: exercice.title,
  description: exercice.description,
  level: exercice.level,
  sports: exercice.sports,
  equipments: exercice.equipments,
  mainMuscleGroup: exercice.mainMuscleGroup,
  video: video && { mediaId: video.mediaId, visibleArea: video.visibleArea },
  image: image && { mediaId: image.mediaId },
})

/** The values that the port saves for an exercise. */
type SavedValues = Extract<Parameters<ExercicePort['save']>[0], { id?: undefined }>

/** Converts a draft to the values that the port saves. */
export const savedValues = ({ sports, equipments, ...draft }: ExerciceDraft): SavedValues => ({
  ...draft,
  sports: [...sports],
  equipments: [...equipments],
})

/** Maximum length of a title. */
const maxTitle = 200

/**
 * Returns the values of a copy, which shows the same media.
 *
 * @param tags the names that the studio still has; a copy cannot have others
 */
export function copyOf(
  exercice: Exercice,
  tags: Readonly<Record<'sports' | 'equipments', readonly string[]>>,
): SavedValues {
  const ending = exercicesTexts.copyEnding
  return savedValues({
    ...draftOf(exercice),
    title: exercice.title.slice(0, maxTitle - ending.length) + ending,
    sports: exercice.sports.filter((name) => tags.sports.includes(name)),
    equipments: exercice.equipments.filter((name) => tags.equipments.includes(name)),
  })
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isMedium = (value: unknown): boolean =>
  value === null || (isObject(value) && typeof value['mediaId'] === 'string')

const areNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Returns the draft that this browser has stored; null if it is invalid. */
export function parseDraft(stored: unknown): ExerciceDraft | null {
  if (!isObject(stored)) return null
  const { title, description, level, mainMuscleGroup: group } = stored
  const isValid =
    typeof title === 'string' &&
    typeof description === 'string' &&
    levels.includes(level as Level) &&
    (group === null || muscleGroups.includes(group as MuscleGroup)) &&
    areNames(stored['sports']) &&
    areNames(stored['equipments']) &&
    isMedium(stored['video']) &&
    isMedium(stored['image'])
  return isValid ? (stored as unknown as ExerciceDraft) : null
}

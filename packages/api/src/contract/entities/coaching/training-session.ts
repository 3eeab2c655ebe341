import * as z from 'zod'
import { levels } from '../../../coaching/rules/levels.ts'
import { id, seconds } from '../../fields.ts'
import { exerciceSchema } from './exercice.ts'
import { imageReferenceSchema, videoReferenceSchema } from './media-reference.ts'

export const sessionTypes = ['exercices', 'video'] as const

/** An exercise in a bloc, counted in repetitions or timed. */
export const blocExerciceSchema = z.object({
  id,
  type: z.enum(['reps', 'timer']),
  /** Used for the type `reps`. */
  reps: z.int().min(1),
  /** The end of a range of repetitions that begins with `reps`; null without a range. */
  repsMax: z.int().min(2).nullable(),
  /** Seconds; used for the type `timer`. */
  timer: z.int().min(1),
  /** Whether a rest follows the exercise. */
  rest: z.boolean(),
  restSeconds: z.int().min(1),
  /** The weight or resistance in the coach's words, such as `2 × 12 kg`; may be empty. */
  load: z.string(),
  /** What to pay attention to in this session; may be empty. */
  note: z.string(),
  exerciceId: id,
  exercice: exerciceSchema,
})

/** Exercises that are played one after the other, `volume` times. */
export const blocSchema = z.object({
  id,
  title: z.string(),
  description: z.string(),
  volume: z.int().min(1),
  exercices: z.array(blocExerciceSchema),
})

/** A training session in a list, without its blocs. */
export const trainingSessionSummarySchema = z
  .object({
    id,
    /** Id of the user who made it. */
    owner: id,
    title: z.string(),
    /** `video` plays the session's video instead of its blocs. */
    type: z.enum(sessionTypes),
    description: z.string(),
    level: z.literal(levels),
    sports: z.array(z.string()),
    video: videoReferenceSchema.nullable(),
    image: imageReferenceSchema.nullable(),
    /** Total number of exercises in all blocs, regardless of how many rounds a bloc has. */
    exerciceCount: z.int(),
    /** The key in the link that opens the session without sign-in; null if it is not shared. */
    shareKey: z.string().nullable(),
    sharedAt: seconds.nullable(),
    /** True for a deleted session, which is visible only in the programs that contain it. */
    isDeleted: z.boolean(),
    createdAt: seconds,
    updatedAt: seconds,
    revision: z.int(),
  })
  .meta({ id: 'TrainingSessionSummary' })

/** A training session (specification 3, section 3.2). */
export const trainingSessionSchema = trainingSessionSummarySchema
  .extend({ blocs: z.array(blocSchema) })
  .meta({ id: 'TrainingSession' })

export type Bloc = z.infer<typeof blocSchema>
export type BlocExercice = z.infer<typeof blocExerciceSchema>
export type TrainingSessionSummary = z.infer<typeof trainingSessionSummarySchema>
export type TrainingSession = z.infer<typeof trainingSessionSchema>

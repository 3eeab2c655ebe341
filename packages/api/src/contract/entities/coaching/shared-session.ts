import * as z from 'zod'
import { exerciceSchema } from './exercice.ts'
import { imageReferenceSchema, videoReferenceSchema } from './media-reference.ts'
import { blocExerciceSchema, blocSchema, trainingSessionSchema } from './training-session.ts'

const sharedVideoSchema = videoReferenceSchema.omit({ mediaId: true }).nullable()
const sharedImageSchema = imageReferenceSchema.omit({ mediaId: true }).nullable()

const sharedExerciceSchema = exerciceSchema
  .pick({ title: true, description: true, level: true, equipments: true, mainMuscleGroup: true })
  .extend({ video: sharedVideoSchema, image: sharedImageSchema })

const sharedBlocSchema = blocSchema.omit({ id: true }).extend({
  exercices: z.array(
    blocExerciceSchema
      .omit({ id: true, exerciceId: true })
      .extend({ exercice: sharedExerciceSchema }),
  ),
})

/**
 * A session as anyone with its link sees it: everything that is needed to train, but no ids and no
 * people.
 */
export const sharedTrainingSessionSchema = trainingSessionSchema
  .pick({ title: true, type: true, description: true, level: true, sports: true })
  .extend({ video: sharedVideoSchema, image: sharedImageSchema, blocs: z.array(sharedBlocSchema) })
  .meta({ id: 'SharedTrainingSession' })

export type SharedTrainingSession = z.infer<typeof sharedTrainingSessionSchema>

import * as z from 'zod'
import { levels } from '../../../coaching/rules/levels.ts'
import { muscleGroups } from '../../../coaching/training/muscle-groups.ts'
import { id, seconds } from '../../fields.ts'
import { imageReferenceSchema, videoReferenceSchema } from './media-reference.ts'

/** An exercise (specification 3, section 3.2). `sports` and `equipments` contain names. */
export const exerciceSchema = z
  .object({
    id,
    /** Id of the user who made it. */
    owner: id,
    title: z.string(),
    description: z.string(),
    level: z.literal(levels),
    sports: z.array(z.string()),
    equipments: z.array(z.string()),
    mainMuscleGroup: z.enum(muscleGroups).nullable(),
    video: videoReferenceSchema.nullable(),
    image: imageReferenceSchema.nullable(),
    /** True for a deleted exercise, which is visible only in the sessions that contain it. */
    isDeleted: z.boolean(),
    createdAt: seconds,
    updatedAt: seconds,
    revision: z.int(),
  })
  .meta({ id: 'Exercice' })

export type Exercice = z.infer<typeof exerciceSchema>

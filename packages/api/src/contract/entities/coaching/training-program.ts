import * as z from 'zod'
import { levels } from '../../../coaching/rules/levels.ts'
import { id } from '../../fields.ts'

/** A training program (specification 3, section 3.2). */
export const trainingProgramSchema = z
  .object({
    id,
    title: z.string(),
    level: z.literal(levels),
    /** In the order of the program. */
    sessions: z.array(
      z.object({
        /** Null in a program of the static list, whose sessions are only named. */
        id: id.nullable(),
        title: z.string(),
        level: z.literal(levels),
      }),
    ),
    /** False for a program of the static list, which nobody changes. */
    isOwn: z.boolean(),
    /** 0 for a program of the static list. */
    revision: z.int(),
  })
  .meta({ id: 'TrainingProgram' })

export type TrainingProgram = z.infer<typeof trainingProgramSchema>

import * as z from 'zod'
import { levels } from '../../../coaching/rules/levels.ts'
import { id } from '../../fields.ts'

/** A training program (specification 3, section 3.2). */
export const trainingProgramSchema = z
  .object({
    id,
    title: z.string(),
    level: z.literal(levels),
    /** The sessions, in the order of the program. */
    sessions: z.array(
      z.object({
        /** Null in a program of the static list, whose sessions have only a title and a level. */
        id: id.nullable(),
        title: z.string(),
        level: z.literal(levels),
      }),
    ),
    /** False for a program of the static list, which nobody can change. */
    isOwn: z.boolean(),
    /** 0 for a program of the static list. */
    revision: z.int(),
  })
  .meta({ id: 'TrainingProgram' })

export type TrainingProgram = z.infer<typeof trainingProgramSchema>

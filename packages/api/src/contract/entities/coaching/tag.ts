import * as z from 'zod'
import { tagKinds } from '../../../coaching/rules/start-tags.ts'
import { id } from '../../fields.ts'

/** A sport or equipment of a studio, which exercises and sessions refer to by its name. */
export const coachingTagSchema = z
  .object({ id, kind: z.enum(tagKinds), name: z.string(), revision: z.int() })
  .meta({ id: 'CoachingTag' })

export type CoachingTag = z.infer<typeof coachingTagSchema>

import * as z from 'zod'
import { seconds } from '../fields.ts'

/**
 * Hours in which current signatures were mailed or installed, ascending. People who have an older
 * version, or were last mailed one, are not counted.
 */
export const adoptionSchema = z
  .object({
    /** The time of the response. */
    now: seconds,
    members_count: z.int(),
    hours: z.array(
      z.object({
        /** The start of the hour. */
        at: seconds,
        sent: z.int(),
        installed: z.int(),
      }),
    ),
  })
  .meta({ id: 'Adoption' })

export type Adoption = z.infer<typeof adoptionSchema>

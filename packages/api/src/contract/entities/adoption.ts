import * as z from 'zod'
import { seconds } from '../fields.ts'

/**
 * When the current signatures were mailed and installed: the hours in which something happened,
 * ascending. Who has an older version, or was last mailed one, is not counted.
 */
export const adoptionSchema = z
  .object({
    /** The time of the answer. */
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

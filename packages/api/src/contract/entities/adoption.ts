import * as z from 'zod'
import { seconds } from '../fields.ts'

/**
 * For each hour, how many current signatures were mailed for the first time (`sent`) and how many
 * were installed, oldest hour first. Hours without either are omitted. Outdated versions are not
 * counted.
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

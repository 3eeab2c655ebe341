import * as z from 'zod'
import { id, seconds } from '../fields.ts'

/** A session of the caller, as the profile page shows it; its token is in no answer. */
export const openSessionSchema = z
  .object({
    /** Random; it ends the session and opens nothing. */
    id,
    /** As in 'Firefox'; empty where it is unknown. */
    browser: z.string(),
    /** As in 'Windows'; empty where it is unknown. */
    system: z.string(),
    organisation_name: z.string(),
    /** When the person proved who they are; switching accounts keeps it. */
    signed_in_at: seconds,
    /** To the hour. */
    used_at: seconds,
    is_current: z.boolean(),
    /** True where the master of the caller's account has opened it. */
    is_masters: z.boolean(),
  })
  .meta({ id: 'OpenSession' })

export const openSessionsSchema = z.object({ data: z.array(openSessionSchema) })

export type OpenSession = z.infer<typeof openSessionSchema>

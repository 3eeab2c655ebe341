import * as z from 'zod'
import { id, seconds } from '../fields.ts'

/** One of the caller's sessions, for the profile page. The token is never included. */
export const openSessionSchema = z
  .object({
    /** A random id that can end the session, but cannot be used to sign in. */
    id,
    /** Such as 'Firefox'; empty if unknown. */
    browser: z.string(),
    /** Such as 'Windows'; empty if unknown. */
    system: z.string(),
    organisation_name: z.string(),
    /** The time of the sign-in. Switching accounts does not change it. */
    signed_in_at: seconds,
    /** Accurate to an hour. */
    used_at: seconds,
    is_current: z.boolean(),
    /** True when the master of the caller's account opened the session. */
    is_masters: z.boolean(),
  })
  .meta({ id: 'OpenSession' })

export const openSessionsSchema = z.object({ data: z.array(openSessionSchema) })

export type OpenSession = z.infer<typeof openSessionSchema>

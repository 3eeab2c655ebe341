import * as z from 'zod'
import { id, seconds } from '../fields.ts'
import { administratorRoles } from '../roles.ts'

/** A person who was asked to administer the organisation or one team, and has not answered yet. */
export const invitationSchema = z
  .object({
    id,
    email: z.string(),
    role: z.enum(administratorRoles),
    /** The team to administer; null for the whole organisation. */
    team: z.object({ id, name: z.string() }).nullable(),
    /** Name of who invites; empty once that account is gone. */
    invited_by: z.string(),
    created_at: seconds,
    expires_at: seconds,
    is_expired: z.boolean(),
    mail_status: z.enum(['queued', 'sent', 'failed']),
    /** Why the mail could not be sent. */
    mail_error: z.string(),
  })
  .meta({ id: 'Invitation' })

export type Invitation = z.infer<typeof invitationSchema>

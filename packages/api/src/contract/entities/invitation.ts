import * as z from 'zod'
import { id, seconds } from '../fields.ts'
import { administratorRoles } from '../roles.ts'

/** An invitation to administer the organisation or one team, not accepted yet. */
export const invitationSchema = z
  .object({
    id,
    email: z.string(),
    role: z.enum(administratorRoles),
    /** The team to administer; null for the whole organisation. */
    team: z.object({ id, name: z.string() }).nullable(),
    /** Name of the inviter; empty when that account was deleted. */
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

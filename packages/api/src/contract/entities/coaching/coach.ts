import * as z from 'zod'
import { id, seconds } from '../../fields.ts'

/** The data of a coach that an admin sees. */
export const coachSchema = z
  .object({
    id,
    email: z.string(),
    displayName: z.string(),
    isAdmin: z.boolean(),
    /** False after the coach's access was ended. */
    isActive: z.boolean(),
    /** Time of the coach's last API call, accurate to an hour; null before the first one. */
    lastSeen: seconds.nullable(),
  })
  .meta({ id: 'Coach' })

/** A coach with their training sessions. An admin sees only these fields of a session. */
export const coachDetailSchema = coachSchema
  .extend({
    trainingSessions: z.array(
      z.object({ id, title: z.string(), createdAt: seconds, sharedAt: seconds.nullable() }),
    ),
  })
  .meta({ id: 'CoachDetail' })

/** An invitation to a studio that was neither accepted nor revoked. */
export const coachInvitationSchema = z
  .object({
    id,
    email: z.string(),
    /** Whether the invited coach becomes an admin. */
    isAdmin: z.boolean(),
    createdAt: seconds,
    expiresAt: seconds,
    isExpired: z.boolean(),
    mailStatus: z.enum(['queued', 'sent', 'failed']),
  })
  .meta({ id: 'CoachInvitation' })

export type Coach = z.infer<typeof coachSchema>
export type CoachDetail = z.infer<typeof coachDetailSchema>
export type CoachInvitation = z.infer<typeof coachInvitationSchema>

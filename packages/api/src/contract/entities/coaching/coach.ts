import * as z from 'zod'
import { id, seconds } from '../../fields.ts'

/** What an admin sees of a coach. */
export const coachSchema = z
  .object({
    id,
    email: z.string(),
    displayName: z.string(),
    isAdmin: z.boolean(),
    /** False once the access was ended. */
    isActive: z.boolean(),
    /** To the hour; null before the first call. */
    lastSeen: seconds.nullable(),
  })
  .meta({ id: 'Coach' })

/** A coach with the training sessions, of which an admin sees only this. */
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

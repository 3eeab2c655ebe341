import * as z from 'zod'
import { id, seconds } from '../../fields.ts'

export const genders = ['male', 'female'] as const

/**
 * The stored record of a user of the coaching product (specification 3, section 3.2). Only this
 * user reads it. The names of its fields are those of the specification.
 */
export const coachingUserSchema = z
  .object({
    /** The id of the user's account. */
    id,
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    /** Null if not specified. */
    gender: z.enum(genders).nullable(),
    displayName: z.string(),
    /** Address of the profile picture; empty for none. */
    photoURL: z.string(),
    isAdmin: z.boolean(),
    isActive: z.boolean(),
    /** Time of the user's last API call, accurate to an hour; null before the first one. */
    lastSeen: seconds.nullable(),
    /** Whether videos can be imported from the photo network. */
    hasVideoImport: z.boolean(),
    revision: z.int(),
  })
  .meta({ id: 'CoachingUser' })

export type CoachingUser = z.infer<typeof coachingUserSchema>

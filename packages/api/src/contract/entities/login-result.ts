import * as z from 'zod'
import { id } from '../fields.ts'
import { organisationSchema } from './organisation.ts'
import { accountSchema, userSchema } from './user.ts'

/**
 * The session that a sign-in starts. The action `register` means that the sign-in created the user,
 * the organisation and its global team.
 */
export const sessionSchema = z.object({
  action: z.enum(['login', 'register']),
  access_token: z.string(),
  user_id: id,
  organisation_id: id,
  user: userSchema,
  organisation: organisationSchema,
  other_accounts: z.array(accountSchema),
})

/** The response of a sign-in. `payload` is null if the code or the invitation was rejected. */
export const loginResultSchema = z
  .discriminatedUnion('success', [
    z.object({ success: z.literal(true), payload: sessionSchema }),
    z.object({
      success: z.literal(false),
      type: z.string(),
      code: z.int(),
      message: z.string(),
      payload: z.null(),
    }),
  ])
  .meta({ id: 'LoginResult' })

export type Session = z.infer<typeof sessionSchema>
export type LoginResult = z.infer<typeof loginResultSchema>

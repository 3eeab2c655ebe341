import { isUrl } from '@org/ui/validators'
import * as z from 'zod'
import { coachingUserSchema, genders } from '../../entities/coaching/coaching-user.ts'
import { requiredText, text } from '../../fields.ts'
import { operation } from '../../operation.ts'

const photoAddress = text(500).refine((value) => value === '' || isUrl(value), { error: 'url' })

export const coachingUserOperations = {
  getCoachingUser: operation({
    product: 'coaching',
    method: 'get',
    path: '/coaching/user/{id}',
    tag: 'Coaching: users',
    summary: 'Returns the caller’s own record; `me` is the caller',
    access: 'member',
    response: coachingUserSchema,
    errors: ['NOT_FOUND'],
  }),
  updateCoachingUser: operation({
    product: 'coaching',
    method: 'patch',
    path: '/coaching/user/{id}',
    tag: 'Coaching: users',
    summary:
      'Changes the caller’s own record; `me` is the caller. A new name without a `displayName` becomes the display name',
    access: 'member',
    body: z.object({
      first_name: text().optional(),
      last_name: text().optional(),
      gender: z.enum(genders).nullable().optional(),
      displayName: requiredText().optional(),
      photoURL: photoAddress.optional(),
    }),
    response: coachingUserSchema,
    errors: ['NOT_FOUND', 'STALE'],
  }),
}

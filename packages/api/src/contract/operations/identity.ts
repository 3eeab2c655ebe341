import * as z from 'zod'
import { loginResultSchema } from '../entities/login-result.ts'
import { operation } from '../operation.ts'
import { invitation } from './auth.ts'

export const identityOperations = {
  loginIdentity: operation({
    product: 'all',
    method: 'post',
    path: '/auth/identity/login',
    acceptsBrowserKey: true,
    tag: 'Sign-in',
    summary:
      'Signs in with an ID token of the identity service in `conf`, by the same rules as with a mailed code. An invitation for the verified address can be accepted',
    access: 'public',
    body: z.object({
      id_token: z.string().min(1).max(10_000),
      invitation: invitation.optional(),
    }),
    hasUnstoredResponse: true,
    response: loginResultSchema,
    errors: [
      'IDENTITY_OFF',
      'IDENTITY_UNREACHABLE',
      'EMAIL_UNVERIFIED',
      'NOT_INVITED',
      'INVITATION_REFUSED',
      'TOO_MANY',
    ],
  }),
}

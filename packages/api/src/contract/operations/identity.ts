import * as z from 'zod'
import { loginResultSchema } from '../entities/login-result.ts'
import { operation } from '../operation.ts'
import { invitation } from './auth.ts'

export const identityOperations = {
  loginIdentity: operation({
    method: 'post',
    path: '/auth/identity/login',
    acceptsBrowserKey: true,
    tag: 'Sign-in',
    summary:
      'Signs in by the ID token of the identity service that conf names, with the rules of the code by email: an invitation for that address is accepted by it',
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

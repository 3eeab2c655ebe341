import * as z from 'zod'
import { loginResultSchema } from '../entities/login-result.ts'
import { done, email, flag, id } from '../fields.ts'
import { operation } from '../operation.ts'

const code = z.string().trim().min(1).max(20)

/** The token in the link of an invitation mail. */
export const invitation = z.string().max(200)

export const authOperations = {
  logout: operation({
    product: 'all',
    method: 'get',
    path: '/auth/logout',
    tag: 'Sign-in',
    summary: 'Ends the session or, with `revoke_token`, all sessions of the person',
    access: 'member',
    query: z.object({ revoke_token: flag.optional() }),
    changesState: true,
    response: done,
  }),
  loginOtherAccount: operation({
    product: 'all',
    method: 'get',
    path: '/auth/login/other-account',
    tag: 'Sign-in',
    summary:
      'Switches to another account of the same person, or to one of which the person is the master. The old token is revoked',
    access: 'member',
    query: z.object({ account_id: id }),
    changesState: true,
    response: loginResultSchema,
    errors: ['NOT_FOUND'],
  }),
  sendMagicLink: operation({
    product: 'all',
    method: 'get',
    path: '/auth/magiclink/send',
    acceptsBrowserKey: true,
    usesMailedCode: true,
    tag: 'Sign-in',
    summary:
      'Mails a sign-in code. The response is the same for known and unknown emails. An invitation token is passed on in the link of the mail',
    access: 'public',
    query: z.object({
      email,
      from_email: flag.optional(),
      invitation: invitation.optional(),
    }),
    changesState: true,
    response: done,
    errors: ['TOO_MANY', 'MAIL'],
  }),
  loginMagicLink: operation({
    product: 'all',
    method: 'get',
    path: '/auth/magiclink/login',
    acceptsBrowserKey: true,
    usesMailedCode: true,
    tag: 'Sign-in',
    summary:
      'Signs in with a code. An unknown email gets a new organisation; with `register`, so does a known email that administers none. With an invitation, the person gets its rights',
    access: 'public',
    query: z.object({
      email,
      code,
      from_email: flag.optional(),
      register: flag.optional(),
      invitation: invitation.optional(),
    }),
    changesState: true,
    response: loginResultSchema,
    errors: ['TOO_MANY'],
  }),
}

import * as z from 'zod'
import { accountLinksSchema } from '../entities/account-link.ts'
import { accountSchema } from '../entities/user.ts'
import { id, seconds } from '../fields.ts'
import { operation } from '../operation.ts'

/** The token in the link with which a person asks to become a master. */
const tokenBody = z.object({ token: z.string().min(1).max(200) })

export const accountLinkOperations = {
  listAccountLinks: operation({
    method: 'get',
    path: '/auth/account-links',
    tag: 'Sign-in',
    summary: 'The master of this account, and the accounts of which this one is the master',
    access: 'member',
    response: accountLinksSchema,
  }),
  createAccountLink: operation({
    method: 'post',
    path: '/auth/account-links',
    tag: 'Sign-in',
    summary:
      'Makes the token by which the caller asks to become the master of another account; it is good for seven days and opens nothing until that account’s owner accepts',
    access: 'member',
    hasUnstoredResponse: true,
    response: z.object({ token: z.string(), expires_at: seconds }),
  }),
  readAccountLink: operation({
    method: 'post',
    path: '/auth/account-links/read',
    tag: 'Sign-in',
    summary: 'Who asks by this token to become the master of the caller’s account',
    access: 'member',
    body: tokenBody,
    response: accountSchema,
    errors: ['LINK_REFUSED'],
  }),
  acceptAccountLink: operation({
    method: 'post',
    path: '/auth/account-links/accept',
    tag: 'Sign-in',
    summary: 'Lets who made this token open the caller’s account, in place of a former master',
    access: 'member',
    body: tokenBody,
    response: accountLinksSchema,
    errors: ['LINK_REFUSED'],
  }),
  endAccountLink: operation({
    method: 'delete',
    path: '/auth/account-links',
    tag: 'Sign-in',
    summary:
      'Ends the link with this account, be it the master’s or one that the caller is master of, and the sessions that it opened',
    access: 'member',
    query: z.object({ account_id: id }),
    response: accountLinksSchema,
    errors: ['NOT_FOUND'],
  }),
}

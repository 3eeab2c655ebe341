import * as z from 'zod'
import { accountLinksSchema } from '../entities/account-link.ts'
import { accountSchema } from '../entities/user.ts'
import { id, seconds } from '../fields.ts'
import { operation } from '../operation.ts'

/**
 * The token from an account link. The person who created the link asks to become the receiver's
 * master.
 */
const tokenBody = z.object({ token: z.string().min(1).max(200) })

export const accountLinkOperations = {
  listAccountLinks: operation({
    product: 'signature',
    method: 'get',
    path: '/auth/account-links',
    tag: 'Sign-in',
    summary:
      'Returns the master of the caller’s account, and the accounts of which the caller is the master',
    access: 'member',
    response: accountLinksSchema,
  }),
  createAccountLink: operation({
    product: 'signature',
    method: 'post',
    path: '/auth/account-links',
    tag: 'Sign-in',
    summary:
      'Creates a token with which the caller asks to become the master of another account. It is valid for seven days, and grants nothing until the owner of that account accepts',
    access: 'member',
    hasUnstoredResponse: true,
    response: z.object({ token: z.string(), expires_at: seconds }),
  }),
  readAccountLink: operation({
    product: 'signature',
    method: 'post',
    path: '/auth/account-links/read',
    tag: 'Sign-in',
    summary:
      'Returns the person who asks with this token to become the master of the caller’s account',
    access: 'member',
    body: tokenBody,
    response: accountSchema,
    errors: ['LINK_REFUSED'],
  }),
  acceptAccountLink: operation({
    product: 'signature',
    method: 'post',
    path: '/auth/account-links/accept',
    tag: 'Sign-in',
    summary:
      'Makes the person who created this token the master of the caller’s account, in place of any former master',
    access: 'member',
    body: tokenBody,
    response: accountLinksSchema,
    errors: ['LINK_REFUSED'],
  }),
  endAccountLink: operation({
    product: 'signature',
    method: 'delete',
    path: '/auth/account-links',
    tag: 'Sign-in',
    summary:
      'Ends the link with this account, which is either the caller’s master or an account of which the caller is the master, and ends the sessions that the master opened',
    access: 'member',
    query: z.object({ account_id: id }),
    response: accountLinksSchema,
    errors: ['NOT_FOUND'],
  }),
}

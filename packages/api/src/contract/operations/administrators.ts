import * as z from 'zod'
import { invitationSchema } from '../entities/invitation.ts'
import { userSchema } from '../entities/user.ts'
import { done, email, id, listOf } from '../fields.ts'
import type { ListRule } from '../filter.ts'
import { operation } from '../operation.ts'
import { administratorRoles } from '../roles.ts'

const invitationList = {
  where: ['role', 'team_id'],
  search: ['email'],
  order: ['email', 'created_at', 'expires_at'],
} satisfies ListRule

export const administratorOperations = {
  listInvitations: operation({
    product: 'signature',
    method: 'get',
    path: '/organisation/{id}/invitations',
    tag: 'Administrators',
    summary: 'Lists the invitations that were neither accepted nor revoked, including expired ones',
    access: 'admin',
    list: invitationList,
    response: listOf(invitationSchema),
  }),
  createInvitation: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/invitations',
    tag: 'Administrators',
    summary:
      'Mails an invitation to administer the organisation or, with the role `team_admin`, one team. It is valid for seven days',
    access: 'admin',
    body: z.object({ email, role: z.enum(administratorRoles), team_id: id.optional() }),
    response: invitationSchema,
    errors: ['DUPLICATE', 'REFERENCE', 'QUOTA', 'TOO_MANY'],
  }),
  sendInvitation: operation({
    product: 'signature',
    method: 'post',
    path: '/invitation/{id}/send',
    tag: 'Administrators',
    summary: 'Mails an invitation again, and extends it to seven days from now',
    access: 'admin',
    response: invitationSchema,
    errors: ['NOT_FOUND', 'QUOTA', 'TOO_MANY'],
  }),
  revokeInvitation: operation({
    product: 'signature',
    method: 'delete',
    path: '/invitation/{id}',
    tag: 'Administrators',
    summary: 'Revokes an invitation that has not been accepted',
    access: 'admin',
    response: done,
    errors: ['NOT_FOUND'],
  }),
  withdrawRights: operation({
    product: 'signature',
    method: 'post',
    path: '/user/{id}/withdraw-rights',
    tag: 'Administrators',
    summary:
      'Withdraws a person’s administrator rights with immediate effect. An external administrator’s account and sessions are deleted. The last administrator of the organisation keeps the rights',
    access: 'admin',
    response: userSchema,
    errors: ['NOT_FOUND', 'LAST_ADMIN'],
  }),
}

import * as z from 'zod'
import {
  coachDetailSchema,
  coachInvitationSchema,
  coachSchema,
} from '../../entities/coaching/coach.ts'
import { done, email, listOf } from '../../fields.ts'
import type { ListRule } from '../../filter.ts'
import { operation } from '../../operation.ts'

const coachList = {
  where: ['id', 'is_active'],
  search: ['display_name'],
  isPrefix: true,
  order: ['display_name', 'email', 'last_seen_at', 'created_at'],
} satisfies ListRule

const invitationList = {
  where: ['id'],
  search: ['email'],
  order: ['email', 'created_at', 'expires_at'],
} satisfies ListRule

export const coachOperations = {
  listCoaches: operation({
    product: 'coaching',
    method: 'get',
    path: '/coaching/coaches',
    tag: 'Coaching: coaches',
    summary: 'Lists the coaches of the studio, with admins',
    access: 'admin',
    list: coachList,
    response: listOf(coachSchema),
  }),
  getCoach: operation({
    product: 'coaching',
    method: 'get',
    path: '/coaching/coach/{id}',
    tag: 'Coaching: coaches',
    summary: 'Returns a coach, with title, date and sharing of the training sessions',
    access: 'admin',
    response: coachDetailSchema,
    errors: ['NOT_FOUND'],
  }),
  endCoachAccess: operation({
    product: 'coaching',
    method: 'post',
    path: '/coaching/coach/{id}/end-access',
    tag: 'Coaching: coaches',
    summary:
      'Ends the access of a coach, who is signed out at once. What the coach made is kept. The last admin stays',
    access: 'admin',
    body: z.object({ endsSharing: z.boolean() }),
    response: coachDetailSchema,
    errors: ['NOT_FOUND', 'LAST_ADMIN'],
  }),
  endCoachSharing: operation({
    product: 'coaching',
    method: 'delete',
    path: '/coaching/coach/{id}/training-session/{sessionId}/share',
    tag: 'Coaching: coaches',
    summary: 'Ends the link of a coach’s training session',
    access: 'admin',
    response: coachDetailSchema,
    errors: ['NOT_FOUND'],
  }),
  inviteCoach: operation({
    product: 'coaching',
    method: 'post',
    path: '/coaching/coach-invitations',
    tag: 'Coaching: coaches',
    summary:
      'Mails an invitation to the studio, valid for seven days. It replaces a former one for the same email',
    access: 'admin',
    body: z.object({ email, isAdmin: z.boolean().optional() }),
    response: coachInvitationSchema,
    errors: ['DUPLICATE', 'QUOTA', 'TOO_MANY'],
  }),
  listCoachInvitations: operation({
    product: 'coaching',
    method: 'get',
    path: '/coaching/coach-invitations',
    tag: 'Coaching: coaches',
    summary: 'Lists the invitations that were neither accepted nor revoked, with expired ones',
    access: 'admin',
    list: invitationList,
    response: listOf(coachInvitationSchema),
  }),
  revokeCoachInvitation: operation({
    product: 'coaching',
    method: 'delete',
    path: '/coaching/coach-invitation/{id}',
    tag: 'Coaching: coaches',
    summary: 'Revokes an invitation that has not been accepted',
    access: 'admin',
    response: done,
    errors: ['NOT_FOUND'],
  }),
}

import * as z from 'zod'
import { deployResultSchema } from '../entities/deploy-result.ts'
import { done, id } from '../fields.ts'
import { maxGroupSize } from '../list-limits.ts'
import { operation } from '../operation.ts'
import { deployBody } from './users.ts'

/** Ids of the people in a call, without duplicates. */
export const userIds = z
  .array(id)
  .min(1)
  .max(maxGroupSize)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'list without repetitions' })

/** Actions on several employees at once. Each applies to all of them or to none. */
export const userGroupOperations = {
  moveUsers: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/users/move',
    tag: 'Employees',
    summary:
      'Moves up to 500 employees to a team, all or none. Administrators of another team lose their rights',
    access: 'admin',
    body: z.object({ user_ids: userIds, team_id: id }),
    response: done,
    errors: ['NOT_FOUND', 'NOT_EMPLOYED', 'REFERENCE'],
  }),
  deleteUsers: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/users/delete',
    tag: 'Employees',
    summary:
      'Deletes up to 500 users and ends their sessions, all or none. The caller cannot be one of them',
    access: 'team_admin',
    body: z.object({ user_ids: userIds }),
    response: done,
    errors: ['NOT_FOUND', 'SELF_DELETE', 'LAST_ADMIN'],
  }),
  deployUsers: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/users/deploy-signature',
    tag: 'Deploy',
    summary:
      'Mails the install link to those of up to 500 people, or without `user_ids` of all employees whom the caller manages, who were not sent the current version',
    access: 'team_admin',
    body: deployBody.extend({ user_ids: userIds.optional() }),
    response: deployResultSchema,
    errors: ['NOT_FOUND', 'NOT_EMPLOYED', 'EMPTY_TEAM', 'PLAN_NEEDED', 'NO_TEMPLATE', 'QUOTA'],
  }),
}

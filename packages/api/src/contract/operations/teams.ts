import * as z from 'zod'
import { deployResultSchema } from '../entities/deploy-result.ts'
import { teamSchema } from '../entities/team.ts'
import { userSchema } from '../entities/user.ts'
import { done, id, listOf, reference, requiredText } from '../fields.ts'
import type { ListRule } from '../filter.ts'
import { operation } from '../operation.ts'
import { deployBody, userList } from './users.ts'

const teamList = {
  where: ['id', 'is_global', 'signature_template_id', 'campaign_id'],
  search: ['name'],
  order: ['name', 'created_at', 'is_global'],
} satisfies ListRule

export const teamOperations = {
  listTeams: operation({
    product: 'signature',
    method: 'get',
    path: '/organisation/{id}/teams',
    tag: 'Teams',
    summary: 'Lists the teams that the caller may see',
    access: 'team_admin',
    list: teamList,
    response: listOf(teamSchema),
  }),
  createTeam: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/teams',
    tag: 'Teams',
    summary:
      'Adds a team with a unique name. `is_global` is accepted but ignored, because there is exactly one global team',
    access: 'admin',
    body: z.object({
      name: requiredText(),
      is_global: z.boolean().optional(),
      signature_template_id: reference.optional(),
      campaign_id: reference.optional(),
    }),
    response: teamSchema,
    errors: ['DUPLICATE', 'REFERENCE', 'STORAGE_FULL'],
  }),
  getTeam: operation({
    product: 'signature',
    method: 'get',
    path: '/team/{id}',
    tag: 'Teams',
    summary: 'Returns a team with its counts',
    access: 'team_admin',
    response: teamSchema,
    errors: ['NOT_FOUND'],
  }),
  updateTeam: operation({
    product: 'signature',
    method: 'patch',
    path: '/team/{id}',
    tag: 'Teams',
    summary: 'Changes a team',
    access: 'team_admin',
    body: z.object({
      name: requiredText().optional(),
      signature_template_id: reference.optional(),
      campaign_id: reference.optional(),
    }),
    response: teamSchema,
    errors: ['NOT_FOUND', 'STALE', 'DUPLICATE', 'REFERENCE'],
  }),
  deleteTeam: operation({
    product: 'signature',
    method: 'delete',
    path: '/team/{id}',
    tag: 'Teams',
    summary:
      'Deletes a team with its campaigns, and the accounts of its external administrators. Its members move to the team `move_to` or to the global team; its templates go to the organisation',
    access: 'admin',
    query: z.object({ move_to: id.optional() }),
    response: done,
    errors: ['NOT_FOUND', 'GLOBAL_TEAM', 'REFERENCE'],
  }),
  deployTeam: operation({
    product: 'signature',
    method: 'post',
    path: '/team/{id}/deploy-signature',
    tag: 'Deploy',
    summary: 'Mails the install link to every member who was not sent the current version',
    access: 'team_admin',
    body: deployBody,
    response: deployResultSchema,
    errors: ['NOT_FOUND', 'PLAN_NEEDED', 'NO_TEMPLATE', 'EMPTY_TEAM', 'QUOTA'],
  }),
  listTeamMembers: operation({
    product: 'signature',
    method: 'get',
    path: '/team/{id}/members',
    tag: 'Teams',
    summary: 'Lists the members of a team',
    access: 'team_admin',
    list: userList,
    response: listOf(userSchema),
    errors: ['NOT_FOUND'],
  }),
}

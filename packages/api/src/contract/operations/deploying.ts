import * as z from 'zod'
import { adoptionSchema } from '../entities/adoption.ts'
import { deployPreviewSchema } from '../entities/deploy-preview.ts'
import { deployResultSchema } from '../entities/deploy-result.ts'
import { id, text } from '../fields.ts'
import { operation } from '../operation.ts'
import { userIds } from './user-groups.ts'

/** `team_id` limits a call to one team; without it, the call covers everyone the caller may see. */
const reminderBody = z.object({
  team_id: id.optional(),
  deploy_message: text(1000).optional(),
})

/** `user_ids` limits a call to these people. If it is set, `team_id` is ignored. */
const mailingBody = reminderBody.extend({
  is_reminder: z.boolean().optional(),
  user_ids: userIds.optional(),
})

/**
 * Calls related to deploys. The deploy calls themselves are defined with the users, the user groups
 * and the teams.
 */
export const deployingOperations = {
  previewDeploy: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/deploy-preview',
    tag: 'Deploy',
    summary:
      'Returns how many mails a deploy or a reminder would send now, whom it would skip and why, and the mail to the first recipient',
    access: 'team_admin',
    body: mailingBody,
    isReport: true,
    hasUnstoredResponse: true,
    response: deployPreviewSchema,
    errors: ['NOT_FOUND', 'PLAN_NEEDED', 'NO_TEMPLATE', 'EMPTY_TEAM'],
  }),
  sendDeployTest: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/deploy-test',
    tag: 'Deploy',
    summary:
      'Mails the caller what `deploy-preview` shows. The button in the mail opens the caller’s own install page',
    access: 'team_admin',
    body: mailingBody,
    response: z.object({ success: z.literal(true), email: z.string() }),
    errors: ['NOT_FOUND', 'PLAN_NEEDED', 'NO_TEMPLATE', 'EMPTY_TEAM', 'QUOTA', 'TOO_MANY', 'MAIL'],
  }),
  remindPeople: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/remind-installation',
    tag: 'Deploy',
    summary:
      'Mails a reminder to everyone who was sent the current version, has not installed it, and was not mailed in the last 24 hours. Links stay valid',
    access: 'team_admin',
    body: reminderBody,
    response: deployResultSchema,
    errors: ['NOT_FOUND', 'PLAN_NEEDED', 'NO_TEMPLATE', 'EMPTY_TEAM', 'QUOTA'],
  }),
  getAdoption: operation({
    product: 'signature',
    method: 'get',
    path: '/organisation/{id}/adoption',
    tag: 'Deploy',
    summary: 'Returns how many current signatures were mailed and installed in each hour',
    access: 'team_admin',
    query: z.object({ team_id: id.optional() }),
    isReport: true,
    response: adoptionSchema,
    errors: ['NOT_FOUND'],
  }),
}

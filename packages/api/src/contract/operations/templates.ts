import * as z from 'zod'
import { templateSchema } from '../entities/template.ts'
import { templateUsageSchema } from '../entities/template-usage.ts'
import { done, listOf, requiredText } from '../fields.ts'
import type { ListRule } from '../filter.ts'
import { operation } from '../operation.ts'

/**
 * A signature as a JSON string, which the renderer's parser checks. A new template without this
 * field gets the defaults.
 */
const signatureData = z.string().max(100_000).optional()

const templateList = {
  where: ['id', 'team_id'],
  search: ['name'],
  order: ['name', 'created_at', 'updated_at'],
} satisfies ListRule

const create = z.object({ name: requiredText(), signatureData })

export const templateOperations = {
  listSignatureTemplates: operation({
    product: 'signature',
    method: 'get',
    path: '/organisation/{id}/signature-templates',
    tag: 'Signatures',
    summary: 'Lists the templates of the organisation; for a team administrator, those of the team',
    access: 'team_admin',
    list: templateList,
    response: listOf(templateSchema),
  }),
  createSignatureTemplate: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/signature-templates',
    tag: 'Signatures',
    summary: 'Adds a template that every team may select',
    access: 'admin',
    body: create,
    response: templateSchema,
    errors: ['REFERENCE', 'STORAGE_FULL'],
  }),
  listTeamSignatures: operation({
    product: 'signature',
    method: 'get',
    path: '/team/{id}/signatures',
    tag: 'Signatures',
    summary: 'Lists the templates of a team',
    access: 'team_admin',
    list: templateList,
    response: listOf(templateSchema),
    errors: ['NOT_FOUND'],
  }),
  createTeamSignature: operation({
    product: 'signature',
    method: 'post',
    path: '/team/{id}/signatures',
    tag: 'Signatures',
    summary: 'Adds a template to a team',
    access: 'team_admin',
    body: create,
    response: templateSchema,
    errors: ['NOT_FOUND', 'REFERENCE', 'STORAGE_FULL'],
  }),
  getTemplate: operation({
    product: 'signature',
    method: 'get',
    path: '/template/{id}',
    tag: 'Signatures',
    summary: 'Returns a template',
    access: 'team_admin',
    response: templateSchema,
    errors: ['NOT_FOUND'],
  }),
  getTemplateUsage: operation({
    product: 'signature',
    method: 'get',
    path: '/template/{id}/usage',
    tag: 'Signatures',
    summary:
      'Returns who uses a template that the caller may delete, and what they get when it is deleted',
    access: 'team_admin',
    isReport: true,
    response: templateUsageSchema,
    errors: ['NOT_FOUND'],
  }),
  updateTemplate: operation({
    product: 'signature',
    method: 'patch',
    path: '/template/{id}',
    tag: 'Signatures',
    summary: 'Changes a template',
    access: 'team_admin',
    body: create.partial(),
    response: templateSchema,
    errors: ['NOT_FOUND', 'STALE', 'REFERENCE'],
  }),
  deleteTemplate: operation({
    product: 'signature',
    method: 'delete',
    path: '/template/{id}',
    tag: 'Signatures',
    summary:
      'Deletes a template. Its users fall back to the template of their team or of the organisation',
    access: 'team_admin',
    response: done,
    errors: ['NOT_FOUND'],
  }),
}

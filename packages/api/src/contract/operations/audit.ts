import * as z from 'zod'
import {
  auditEntrySchema,
  auditKindOf,
  auditKinds,
  auditOutcomes,
  exportActions,
  type ExportedList,
} from '../entities/audit-entry.ts'
import { done, listOf, seconds, text } from '../fields.ts'
import type { ListRule } from '../filter.ts'
import { operation } from '../operation.ts'

/** The audit log has a single order, newest first. */
const auditList = {
  where: ['kind', 'action', 'outcome'],
  search: ['actor', 'opened_by', 'subject'],
  order: [],
  values: { kind: auditKinds, action: Object.keys(auditKindOf), outcome: auditOutcomes },
} satisfies ListRule

const moment = z
  .string()
  .regex(/^\d{1,12}$/, { error: 'integer' })
  .transform(Number)
  .pipe(seconds)

export const auditOperations = {
  listAudit: operation({
    method: 'get',
    path: '/organisation/{id}/audit',
    tag: 'Audit',
    summary:
      'Sign-ins, invitations, rights, deploys, exports, deletions and billing, the newest first; `actor` looks for each word in the email of who did it, `from` is inclusive and `until` exclusive, in seconds since 1970; kept for `kept_days`',
    access: 'admin',
    query: z.object({
      actor: text().optional(),
      from: moment.optional(),
      until: moment.optional(),
    }),
    list: auditList,
    response: listOf(auditEntrySchema).extend({ kept_days: z.int() }),
  }),
  reportExport: operation({
    method: 'post',
    path: '/organisation/{id}/exports',
    tag: 'Audit',
    summary: 'Notes in the audit log that a list is exported, before the client makes the file',
    access: 'team_admin',
    body: z.object({
      list: z.enum(Object.keys(exportActions) as [ExportedList, ...ExportedList[]]),
      count: z.int().min(0).max(1_000_000),
    }),
    response: done,
  }),
}

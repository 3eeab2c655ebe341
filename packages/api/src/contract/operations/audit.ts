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
    product: 'signature',
    method: 'get',
    path: '/organisation/{id}/audit',
    tag: 'Audit',
    summary:
      'Lists sign-ins, invitations, changes of rights, deploys, exports, deletions and billing changes, newest first. `actor` searches the emails of the account and of its master for each word; `from` is inclusive and `until` exclusive, in seconds since 1970. Entries are kept for `kept_days`',
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
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/exports',
    tag: 'Audit',
    summary: 'Records in the audit log that a list is exported, before the client creates the file',
    access: 'team_admin',
    body: z.object({
      list: z.enum(Object.keys(exportActions) as [ExportedList, ...ExportedList[]]),
      count: z.int().min(0).max(1_000_000),
    }),
    response: done,
  }),
}

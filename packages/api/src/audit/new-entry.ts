import { auditKindOf } from '../contract/entities/audit-entry.ts'
import {
  type CoachingAuditAction,
  coachingAuditActions,
  type CoachingAuditKind,
} from '../contract/entities/coaching/audit-actions.ts'
import {
  type StockAuditAction,
  stockAuditActions,
  type StockAuditKind,
} from '../contract/entities/stock/audit-actions.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { AuditRecord, NewAuditRecord } from '../ports/audit.ts'

/** An action with its details. */
export interface Act extends Partial<
  Pick<AuditRecord, 'subject' | 'team' | 'item_count' | 'reason' | 'outcome'>
> {
  action: AuditRecord['action']
}

const stockKinds = Object.keys(stockAuditActions) as StockAuditKind[]
const coachingKinds = Object.keys(coachingAuditActions) as CoachingAuditKind[]

/** The audit kind of every action, for all products. */
const kindOf: Readonly<Record<AuditRecord['action'], AuditRecord['kind']>> = {
  ...auditKindOf,
  ...(Object.fromEntries(
    stockKinds.flatMap((kind) => stockAuditActions[kind].map((action) => [action, kind])),
  ) as Record<StockAuditAction, StockAuditKind>),
  ...(Object.fromEntries(
    coachingKinds.flatMap((kind) => coachingAuditActions[kind].map((action) => [action, kind])),
  ) as Record<CoachingAuditAction, CoachingAuditKind>),
}

/** The acting person, and the origin of the request. `user` is null for the payment provider. */
export interface Actor {
  user: { id: string; email: string } | null
  /** Email of the master who has the account open. */
  openedBy?: string
  /** The address from `Origin.client`. */
  client: string
}

/** Creates an audit entry, by default for the current time. */
export function newEntry(
  { secrets, clock }: Pick<Adapters, 'secrets' | 'clock'>,
  { user, openedBy = '', client }: Actor,
  { action, ...act }: Act,
  createdAt = clock.now(),
): NewAuditRecord {
  return {
    id: secrets.id(),
    created_at: createdAt,
    kind: kindOf[action],
    action,
    outcome: 'ok',
    reason: '',
    actor_id: user?.id ?? null,
    actor: user?.email ?? '',
    opened_by: openedBy,
    subject: '',
    team: '',
    item_count: null,
    client: client === 'unknown' ? '' : client,
    ...act,
  }
}

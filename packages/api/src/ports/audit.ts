import type { AuditAction, AuditEntry, AuditKind } from '../contract/entities/audit-entry.ts'
import type {
  CoachingAuditAction,
  CoachingAuditKind,
} from '../contract/entities/coaching/audit-actions.ts'
import type { StockAuditAction, StockAuditKind } from '../contract/entities/stock/audit-actions.ts'
import type { ListQuery, Search } from '../contract/filter.ts'

/**
 * An entry of an organisation's audit log. It contains copies of names and emails, not references,
 * because it outlives the people.
 */
export interface AuditRecord extends Omit<AuditEntry, 'kind' | 'action'> {
  kind: AuditKind | StockAuditKind | CoachingAuditKind
  action: AuditAction | StockAuditAction | CoachingAuditAction
  organisation_id: string
  /** Id of the account that acted; null for the payment provider. */
  actor_id: string | null
}

export type NewAuditRecord = Omit<AuditRecord, 'organisation_id'>

export interface AuditQuery extends Pick<ListQuery, 'where' | 'search' | 'limit' | 'offset'> {
  /** Search in `actorFields`: the emails of the account and of its master. */
  actor?: Search | undefined
  /** Seconds since 1970, inclusive. */
  from?: number | undefined
  /** Seconds since 1970, exclusive. */
  until?: number | undefined
}

/** The fields that `AuditQuery.actor` searches. */
export const actorFields = ['actor', 'opened_by'] as const

/**
 * The audit log of an organisation: actions and attempts. Entries never change; the host deletes
 * old ones.
 */
export interface AuditLog {
  /**
   * Adds an entry. Any scope may add entries, because actions of team administrators are logged
   * too.
   */
  add(entry: NewAuditRecord): Promise<void>
  /**
   * Lists the entries, newest first; of entries of the same second, the last one added comes first.
   * A scope limited to a team or a person cannot read any.
   */
  list(query: AuditQuery): Promise<{ data: AuditRecord[]; total: number }>
}

import type { AuditEntry } from '../contract/entities/audit-entry.ts'
import type { ListQuery, Search } from '../contract/filter.ts'

/** One line of an organisation's audit log. People are remembered, not referred to: it outlives them. */
export interface AuditRecord extends AuditEntry {
  organisation_id: string
  /** Id of the account that did it; null for the payment provider. */
  actor_id: string | null
}

export type NewAuditRecord = Omit<AuditRecord, 'organisation_id'>

export interface AuditQuery extends Pick<ListQuery, 'where' | 'search' | 'limit' | 'offset'> {
  /** What `actorFields` must hold: the email of the account, or of its master. */
  actor?: Search | undefined
  /** Seconds since 1970, inclusive. */
  from?: number | undefined
  /** Seconds since 1970, exclusive. */
  until?: number | undefined
}

/** Where `AuditQuery.actor` looks. */
export const actorFields = ['actor', 'opened_by'] as const

/** What was done and tried in an organisation. Nothing changes an entry; a host deletes old ones. */
export interface AuditLog {
  /** Adds an entry, whatever the scope: a team's administrator leaves entries too. */
  add(entry: NewAuditRecord): Promise<void>
  /**
   * The newest first, those of one second as they were written. A scope that is held to a team or a
   * person has none to read.
   */
  list(query: AuditQuery): Promise<{ data: AuditRecord[]; total: number }>
}

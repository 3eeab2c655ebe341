import type { AuditEntry } from '../contract/entities/audit-entry.ts'
import type { AuditRecord } from '../ports/audit.ts'

/**
 * Converts an audit entry to the form that administrators see. The log of an organisation contains
 * only actions of its own product.
 */
export function auditEntryView(record: AuditRecord): AuditEntry {
  const { organisation_id: _, actor_id: __, ...entry } = record
  return entry as AuditEntry
}

import type { AuditEntry } from '../contract/entities/audit-entry.ts'
import type { AuditRecord } from '../ports/audit.ts'

/** Converts an audit entry to the form that administrators see. */
export function auditEntryView(record: AuditRecord): AuditEntry {
  const { organisation_id: _, actor_id: __, ...entry } = record
  return entry
}

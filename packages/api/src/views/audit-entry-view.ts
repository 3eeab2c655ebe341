import type { AuditEntry } from '../contract/entities/audit-entry.ts'
import type { AuditRecord } from '../ports/audit.ts'

/** An audit entry as administrators see it. */
export function auditEntryView(record: AuditRecord): AuditEntry {
  const { organisation_id: _, actor_id: __, ...entry } = record
  return entry
}

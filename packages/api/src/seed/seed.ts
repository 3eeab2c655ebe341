import type { AuditRecord } from '../ports/audit.ts'
import type {
  CampaignRecord,
  MediaRecord,
  NotificationRecord,
  OrganisationRecord,
  TeamRecord,
  TemplateRecord,
  UserRecord,
} from '../ports/records.ts'
import type { StoredFile } from '../ports/services.ts'

/** Initial content of one or more organisations. */
export interface Seed {
  organisations: readonly OrganisationRecord[]
  teams: readonly TeamRecord[]
  templates: readonly TemplateRecord[]
  users: readonly UserRecord[]
  campaigns: readonly CampaignRecord[]
  media: readonly MediaRecord[]
  notifications?: readonly NotificationRecord[]
  /** Oldest first. */
  audit?: readonly AuditRecord[]
  /** The content of the files in `media`, by id. */
  files: ReadonlyMap<string, StoredFile>
}

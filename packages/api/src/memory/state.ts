import type { AuditRecord } from '../ports/audit.ts'
import type { BillingRecord } from '../ports/billing.ts'
import type { StoredAnswer } from '../ports/idempotency.ts'
import type { NewJob } from '../ports/job-queue.ts'
import type { Gate } from '../rules/mail-gate.ts'
import type { PhotoTokenRecord } from '../ports/photo-network.ts'
import type {
  CampaignRecord,
  CodeRecord,
  DeployRunRecord,
  InvitationRecord,
  MediaRecord,
  NotificationRecord,
  OrganisationRecord,
  TeamRecord,
  TemplateRecord,
  TokenRecord,
  UserRecord,
} from '../ports/records.ts'
import { emptyCoachingState, type CoachingState } from './coaching/coaching-state.ts'
import { copyMaps } from './map-copy.ts'
import { emptyStockState, type StockState } from './stock/stock-state.ts'

export interface MemoryJob extends NewJob {
  id: string
  attempt: number
  fence: number
  /** End of the lease, in seconds since 1970; 0 while unclaimed. */
  leasedUntil: number
  state: 'waiting' | 'done' | 'failed'
  error: string
  deferredSince: number | null
  /** Position among all claims so far; 0 before the first one. */
  claimNumber: number
}

export interface MemoryAnswer {
  fingerprint: string
  claimedAt: number
  leasedUntil: number
  /** The request that holds the key. */
  owner: string
  answer: StoredAnswer | null
}

/** All stored rows, by primary key. Rows are replaced, never changed in place. */
export interface MemoryState {
  organisations: Map<string, OrganisationRecord>
  /** When the deletion of an organisation began, by its id. */
  deletions: Map<string, number>
  users: Map<string, UserRecord>
  teams: Map<string, TeamRecord>
  templates: Map<string, TemplateRecord>
  campaigns: Map<string, CampaignRecord>
  media: Map<string, MediaRecord>
  /** Stored bytes, by organisation. */
  storageUse: Map<string, number>
  deployRuns: Map<string, DeployRunRecord>
  invitations: Map<string, InvitationRecord>
  notifications: Map<string, NotificationRecord>
  /** The time when an account read a notification, by user id and notification id. */
  notificationReads: Map<string, number>
  /** In insertion order. */
  audit: Map<string, AuditRecord>
  tokens: Map<string, TokenRecord>
  /** Keyed by user. */
  photoTokens: Map<string, PhotoTokenRecord>
  /** Keyed by number. */
  codes: Map<number, CodeRecord>
  /** The time of the last sign-in, by email and hashed browser key, separated by a space. */
  browsers: Map<string, number>
  waits: Map<string, { failures: number; free_at: number }>
  /** Keyed by job key. */
  jobs: Map<string, MemoryJob>
  /** Keyed by domain, or `serverGate`. */
  mailGates: Map<string, Gate>
  /** Keyed by organisation. */
  billing: Map<string, BillingRecord>
  /** Time of receipt, by event id. */
  paymentEvents: Map<string, number>
  answers: Map<string, MemoryAnswer>
  stock: StockState
  coaching: CoachingState
}

export function emptyState(): MemoryState {
  return {
    organisations: new Map(),
    deletions: new Map(),
    users: new Map(),
    teams: new Map(),
    templates: new Map(),
    campaigns: new Map(),
    media: new Map(),
    storageUse: new Map(),
    deployRuns: new Map(),
    invitations: new Map(),
    notifications: new Map(),
    notificationReads: new Map(),
    audit: new Map(),
    tokens: new Map(),
    photoTokens: new Map(),
    codes: new Map(),
    browsers: new Map(),
    waits: new Map(),
    jobs: new Map(),
    mailGates: new Map(),
    billing: new Map(),
    paymentEvents: new Map(),
    answers: new Map(),
    stock: emptyStockState(),
    coaching: emptyCoachingState(),
  }
}

/** Copies a state. Writes to the copy's maps do not affect the original. */
export function copyState({ stock, coaching, ...shared }: MemoryState): MemoryState {
  return { ...copyMaps(shared), stock: copyMaps(stock), coaching: copyMaps(coaching) }
}

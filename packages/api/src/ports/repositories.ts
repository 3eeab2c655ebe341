import type { AuditLog } from './audit.ts'
import type { PaymentEventRepository, ScopedBilling } from './billing.ts'
import type { IdempotencyStore } from './idempotency.ts'
import type { JobQueue } from './job-queue.ts'
import type { Account } from '../contract/entities/user.ts'
import type { PeopleRepository } from './people.ts'
import type { PhotoTokens } from './photo-network.ts'
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
} from './records.ts'
import type { Table } from './table.ts'

/**
 * Whose rows a call may touch. Every repository call carries it, so crossing into another
 * organisation is impossible by construction.
 */
export interface Scope {
  organisationId: string
  /**
   * Set for a team admin. Holds users, campaigns and templates to `team_id`, teams to `id`. Templates
   * of the whole organisation (`team_id` null) can be read (get, list, all) but not changed.
   */
  teamId?: string | undefined
  /** Set for a member: holds users to this `id`. */
  userId?: string | undefined
}

/** Notifications for each account that may see them; a team admin sees only those of the own team. */
export interface NotificationRepository {
  add(notification: Omit<NotificationRecord, 'organisation_id'>): Promise<void>
  /** The newest first; `unread` counts all that this account has not read, whatever the page. */
  list(
    userId: string,
    page: { limit: number; offset: number },
  ): Promise<{
    data: (NotificationRecord & { is_read: boolean })[]
    total: number
    unread: number
  }>
  /** Notes that this account has read one, or with null all; false when there is no such one. */
  read(userId: string, id: string | null, now: number): Promise<boolean>
  unread(userId: string): Promise<number>
}

/** How many bytes of images an organisation has stored. Nothing lowers it: no image is removed. */
export interface StorageUse {
  /**
   * Adds the bytes of an image that is stored in the same transaction, in one atomic step; false where
   * all would exceed `quota`, in bytes.
   */
  take(bytes: number, quota: number): Promise<boolean>
  /** All bytes that were taken. */
  used(): Promise<number>
}

/** The rows of one scope. */
export interface ScopedRepositories {
  organisation: {
    get(): Promise<OrganisationRecord>
    update(
      patch: Partial<Omit<OrganisationRecord, 'id' | 'revision'>>,
      ifRevision?: number,
    ): Promise<OrganisationRecord | 'stale'>
  }
  billing: ScopedBilling
  users: Table<UserRecord>
  people: PeopleRepository
  teams: Table<TeamRecord>
  templates: Table<TemplateRecord>
  campaigns: Table<CampaignRecord>
  media: Table<MediaRecord>
  storageUse: StorageUse
  deployRuns: Table<DeployRunRecord>
  invitations: Table<InvitationRecord>
  notifications: NotificationRepository
  audit: AuditLog
  photoTokens: PhotoTokens
}

/**
 * Look-ups before a caller is known: by random keys and verified emails only. They return whole
 * rows; what follows goes through `within` with the row's organisation.
 */
export interface AccountRepository {
  byId(userId: string): Promise<UserRecord | null>
  /** By `banner_key` or id. */
  byBannerKey(key: string): Promise<UserRecord | null>
  byInstallKey(key: string): Promise<UserRecord | null>
  /** By what once stood in the address of the install page: the id, or the key before the present one. */
  byOldInstallLink(key: string): Promise<UserRecord | null>
  /** All accounts of an email, the last used first, then the oldest. */
  byEmail(email: string): Promise<UserRecord[]>
  /** Accounts whose owner accepted this user as master. */
  byMaster(userId: string): Promise<UserRecord[]>
  /**
   * The other accounts to which a person may switch: of the same email, the last used first, then
   * those whose owner accepted this person as master. In one step.
   *
   * @param personId account of the person whose accounts they are
   * @param openId account that is open, and left out
   */
  others(personId: string, openId: string): Promise<Account[]>
  organisations(ids: readonly string[]): Promise<OrganisationRecord[]>
  createOrganisation(organisation: Omit<OrganisationRecord, 'revision'>): Promise<void>
  media(id: string): Promise<MediaRecord | null>
  invitation(id: string): Promise<InvitationRecord | null>
  /** Whether any organisation waits for this email to accept an invitation that is still valid. */
  isInvited(email: string, now: number): Promise<boolean>
}

export interface TokenRepository {
  insert(token: TokenRecord): Promise<void>
  /** A session and whose it is, in one step. */
  get(hash: string): Promise<{ token: TokenRecord; user: UserRecord } | null>
  touch(hash: string, usedAt: number): Promise<void>
  remove(hash: string): Promise<void>
  /** The sessions of these accounts, and those that they opened as masters; the last used first. */
  ofUsers(userIds: readonly string[]): Promise<TokenRecord[]>
  /** Also those that this user opened as a master. */
  removeOfUser(userId: string): Promise<void>
  /** Those by which a master has this user's account open. */
  removeOpened(userId: string): Promise<void>
}

export interface CodeRepository {
  /** Stores a code. Of those that the same browser asked for, the newest two stay. */
  add(code: Omit<CodeRecord, 'number'>): Promise<void>
  /**
   * Adds one attempt to each code that this browser asked for and that has not expired, and returns
   * them as they are then, in one atomic step.
   */
  attempt(email: string, browser: string, now: number): Promise<CodeRecord[]>
  /** The newest two codes that have not expired, regardless of who requested them. */
  newest(email: string, now: number): Promise<CodeRecord[]>
  /** True for exactly one caller: the code is used up. */
  use(number: number): Promise<boolean>
}

/** Browsers that were used to sign in with an email; `browser` is the SHA-256 of the browser's key. */
export interface BrowserRepository {
  isKnown(email: string, browser: string): Promise<boolean>
  remember(email: string, browser: string, now: number): Promise<void>
}

/** Waits that double with each failed attempt. */
export interface WaitRepository {
  /**
   * Begins an attempt and counts it as failed, in one atomic step: the next one must wait 1, 2, 4 …
   * 300 seconds. A day without an attempt starts again at 1.
   *
   * @returns 0, or the seconds to wait: nothing was counted
   */
  begin(key: string, now: number): Promise<number>
  /** The attempt succeeded: the next one need not wait. */
  clear(key: string): Promise<void>
}

/** All that is stored but files. */
export interface Repositories {
  within(scope: Scope): ScopedRepositories
  accounts: AccountRepository
  tokens: TokenRepository
  codes: CodeRepository
  browsers: BrowserRepository
  waits: WaitRepository
  paymentEvents: PaymentEventRepository
  jobs: JobQueue
  idempotency: IdempotencyStore
  /**
   * Runs `work` so that all of its writes are kept or none. Serialised against other transactions
   * on the same rows. `work` uses only the repositories it is given.
   */
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>
}

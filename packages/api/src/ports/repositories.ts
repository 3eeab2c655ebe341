import type { AuditLog } from './audit.ts'
import type { PaymentEventRepository, ScopedBilling } from './billing.ts'
import type { DeployMails } from './deploy-mails.ts'
import type { IdempotencyStore } from './idempotency.ts'
import type { JobQueue } from './job-queue.ts'
import type { Account } from '../contract/entities/user.ts'
import type { Product } from '../contract/products.ts'
import type { OrganisationDeletions } from './organisation-deletions.ts'
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
import type { CoachingRepositories, SharedSessions, Studios } from './coaching/repositories.ts'
import type { StockMemberRecord } from './stock/records.ts'
import type { StockCentres, StockRepositories } from './stock/repositories.ts'
import type { Table } from './table.ts'

/**
 * The rows that the repositories returned by `within` can access. By construction, these
 * repositories cannot access another organisation.
 */
export interface Scope {
  organisationId: string
  /**
   * Set for a team admin. Limits users, campaigns and templates to this `team_id`, and teams to
   * this `id`. Templates of the whole organisation (`team_id` null) can be read (get, list, all)
   * but not changed.
   */
  teamId?: string | undefined
  /** Set for a member. Limits users to this `id`. */
  userId?: string | undefined
  /**
   * Set for a coach. Limits exercises, training sessions, programs and their media to this
   * `owner_id`.
   */
  ownerId?: string | undefined
}

/** Notifications, marked as read per account. A team admin sees only those of the team. */
export interface NotificationRepository {
  add(notification: Omit<NotificationRecord, 'organisation_id'>): Promise<void>
  /**
   * Newest first. `unread` counts all notifications that this account has not read, not only those
   * of the page.
   */
  list(
    userId: string,
    page: { limit: number; offset: number },
  ): Promise<{
    data: (NotificationRecord & { is_read: boolean })[]
    total: number
    unread: number
  }>
  /**
   * Marks a notification as read, or all of them if the id is null. False when there is no such
   * notification.
   */
  read(userId: string, id: string | null, now: number): Promise<boolean>
  unread(userId: string): Promise<number>
}

/** Total bytes of an organisation's stored images and videos. */
export interface StorageUse {
  /**
   * Atomically adds the bytes of a file that the same transaction records. False if that would
   * exceed `quota`, in bytes.
   */
  take(bytes: number, quota: number): Promise<boolean>
  /** Subtracts the bytes of a file whose record the same transaction removes. */
  release(bytes: number): Promise<void>
  /** Returns the total bytes in use. */
  used(): Promise<number>
}

/** The repositories of a scope. */
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
  stock: StockRepositories
  coaching: CoachingRepositories
}

/**
 * Look-ups that are made before the caller is known. They accept only random keys and verified
 * emails, and return whole rows. Further queries use `within` with the row's organisation.
 */
export interface AccountRepository {
  byId(userId: string): Promise<UserRecord | null>
  /** Finds a user by `banner_key` or id. */
  byBannerKey(key: string): Promise<UserRecord | null>
  byInstallKey(key: string): Promise<UserRecord | null>
  /** Finds the owner of an old install link, by id or by the previous install key. */
  byOldInstallLink(key: string): Promise<UserRecord | null>
  /**
   * Lists a product's accounts with this email: by last use, newest first, and then by age, oldest
   * first.
   */
  byEmail(email: string, product: Product): Promise<UserRecord[]>
  /** Lists the accounts whose owner accepted this user as master. */
  byMaster(userId: string): Promise<UserRecord[]>
  /**
   * Lists the other accounts that a person may switch to, in a single query: first those with the
   * same email, most recently used first, and then those whose owner accepted this person as
   * master. Accounts of people whose access has ended are left out.
   *
   * @param personId the person's own account
   * @param openId the account that is open, which is left out
   */
  others(personId: string, openId: string): Promise<Account[]>
  organisations(ids: readonly string[]): Promise<OrganisationRecord[]>
  createOrganisation(organisation: Omit<OrganisationRecord, 'revision'>): Promise<void>
  media(id: string): Promise<MediaRecord | null>
  invitation(id: string): Promise<InvitationRecord | null>
  /** True when an organisation has a valid invitation for this email. */
  isInvited(email: string, product: Product, now: number): Promise<boolean>
}

/** A session with what the rights of its calls depend on. */
export interface StoredSession {
  token: TokenRecord
  user: UserRecord
  /** The user's record in the stock product; null in other products. */
  member: StockMemberRecord | null
}

export interface TokenRepository {
  insert(token: TokenRecord): Promise<void>
  /** Finds a session with its user and, in the stock product, the user's rights, in a single query. */
  get(hash: string): Promise<StoredSession | null>
  touch(hash: string, usedAt: number): Promise<void>
  remove(hash: string): Promise<void>
  /**
   * Lists the sessions of these users, and those that they opened as masters in other accounts,
   * most recently used first.
   */
  ofUsers(userIds: readonly string[]): Promise<TokenRecord[]>
  /** Ends all sessions of this user, including those opened as a master. */
  removeOfUser(userId: string): Promise<void>
  /** Ends the sessions in which a master has this user's account open. */
  removeOpened(userId: string): Promise<void>
}

/** The person whom a code signs in: the owner of an email, in one product. */
export type CodeOwner = Pick<CodeRecord, 'email' | 'product'>

export interface CodeRepository {
  /** Stores a code. Only the newest two codes of each browser are kept. */
  add(code: Omit<CodeRecord, 'number'>): Promise<void>
  /**
   * Atomically adds an attempt to each valid code that this browser requested, and returns these
   * codes with the new counts.
   */
  attempt(request: CodeOwner, browser: string, now: number): Promise<CodeRecord[]>
  /** Returns the newest two valid codes, regardless of who requested them. */
  newest(request: CodeOwner, now: number): Promise<CodeRecord[]>
  /** Uses up a code. Of several concurrent calls, only one returns true. */
  use(number: number): Promise<boolean>
}

/** Browsers that have signed in with an email; `browser` is the SHA-256 of the browser's key. */
export interface BrowserRepository {
  isKnown(email: string, browser: string): Promise<boolean>
  remember(email: string, browser: string, now: number): Promise<void>
}

/** Limits attempts by a waiting time that doubles with each failure. */
export interface WaitRepository {
  /**
   * Atomically begins an attempt and counts it as failed, so that the next attempt must wait. The
   * wait doubles each time, from 1 second to at most 300. After a day without attempts, it starts
   * again at 1.
   *
   * @returns 0, or the seconds to wait, in which case nothing was counted
   */
  begin(key: string, now: number): Promise<number>
  /** Resets the wait after a successful attempt. */
  clear(key: string): Promise<void>
}

/** All stored data except files. */
export interface Repositories {
  within(scope: Scope): ScopedRepositories
  accounts: AccountRepository
  tokens: TokenRepository
  codes: CodeRepository
  browsers: BrowserRepository
  waits: WaitRepository
  paymentEvents: PaymentEventRepository
  jobs: JobQueue
  deployMails: DeployMails
  deletions: OrganisationDeletions
  stockCentres: StockCentres
  sharedSessions: SharedSessions
  studios: Studios
  idempotency: IdempotencyStore
  /**
   * Runs `work` in a transaction, serialised against other transactions on the same rows. `work`
   * must only use the repositories that it receives, and change nothing else: a store may run it
   * again when another process changed what it read.
   */
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>
}

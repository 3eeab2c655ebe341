import type {
  AuditRecord,
  BalanceRecord,
  BillingRecord,
  CampaignRecord,
  CategoryRecord,
  CentreRecord,
  CoachingMediaRecord,
  CoachingMessageRecord,
  CoachRecord,
  CodeRecord,
  CommandRecord,
  CommandReturnRecord,
  CountEntryRecord,
  CountLineRecord,
  CountRecord,
  DeployRunRecord,
  ExerciceRecord,
  InvitationRecord,
  LotRecord,
  MediaRecord,
  MovementRecord,
  NotificationRecord,
  OrderEventRecord,
  OrganisationRecord,
  PaymentState,
  PhotoTokenRecord,
  PraticienRecord,
  ProductCentreRecord,
  ProductCodeRecord,
  ProductRecord,
  StockMemberRecord,
  StockPhotoRecord,
  SupplierCentreRecord,
  SupplierRecord,
  TagRecord,
  TeamRecord,
  TemplateRecord,
  TokenRecord,
  TrainingProgramRecord,
  TrainingSessionRecord,
  UserRecord,
} from '@org/api'
import type { SignatureData } from '@org/signature'
import type { ColumnType, Generated } from 'kysely'

/** The schema after all migrations; columns have the names of the record fields. */
export interface Database {
  organisations: OrganisationRecord
  organisation_deletions: { organisation_id: string; begun_at: number }
  users: UserRecord
  teams: TeamRecord
  templates: Omit<TemplateRecord, 'signature_data'> & {
    signature_data: ColumnType<SignatureData, string, string>
  }
  campaigns: CampaignRecord
  media: Omit<MediaRecord, 'variants'> & {
    variants: ColumnType<MediaRecord['variants'], string | undefined, string>
  }
  storage_use: { organisation_id: string; bytes: number }
  billing: Omit<BillingRecord, 'state'> & { state: ColumnType<PaymentState, string, string> }
  payment_events: { id: string; received_at: number }
  deploy_runs: DeployRunRecord
  invitations: InvitationRecord
  notifications: NotificationRecord & { number: Generated<number> }
  audit_entries: AuditRecord & { number: Generated<number> }
  notification_reads: { user_id: string; notification_id: string; read_at: number }
  tokens: TokenRecord
  photo_tokens: PhotoTokenRecord & { user_id: string; organisation_id: string }
  codes: Omit<CodeRecord, 'number'> & { number: Generated<number> }
  browsers: { email: string; browser: string; signed_in_at: number }
  waits: { key: string; failures: number; free_at: number }
  centres: CentreRecord
  suppliers: SupplierRecord
  supplier_centres: SupplierCentreRecord
  categories: CategoryRecord
  products: ProductRecord
  product_codes: ProductCodeRecord
  product_centres: ProductCentreRecord
  praticiens: PraticienRecord
  stock_members: Omit<StockMemberRecord, 'permissions'> & {
    permissions: ColumnType<StockMemberRecord['permissions'], string, string>
  }
  commands: Omit<CommandRecord, 'lines' | 'ordonnances'> & {
    lines: ColumnType<CommandRecord['lines'], string, string>
    ordonnances: ColumnType<CommandRecord['ordonnances'], string, string>
  }
  command_returns: Omit<CommandReturnRecord, 'lines'> & {
    lines: ColumnType<CommandReturnRecord['lines'], string, string>
  }
  order_events: OrderEventRecord
  stock_counts: CountRecord
  stock_count_lines: CountLineRecord
  stock_count_entries: CountEntryRecord
  stock_photos: StockPhotoRecord
  stock_bookings: { organisation_id: string; id: string; created_at: number }
  stock_movements: MovementRecord & { number: Generated<number> }
  stock_balances: BalanceRecord & { organisation_id: string; centre_id: string }
  stock_lots: LotRecord
  coaches: CoachRecord
  coaching_tags: TagRecord
  coaching_media: CoachingMediaRecord
  exercices: Omit<ExerciceRecord, 'sports' | 'equipments' | 'visible_area'> & {
    sports: ColumnType<ExerciceRecord['sports'], string, string>
    equipments: ColumnType<ExerciceRecord['equipments'], string, string>
    visible_area: ColumnType<ExerciceRecord['visible_area'], string, string>
  }
  training_sessions: Omit<TrainingSessionRecord, 'sports' | 'visible_area' | 'blocs'> & {
    sports: ColumnType<TrainingSessionRecord['sports'], string, string>
    visible_area: ColumnType<TrainingSessionRecord['visible_area'], string, string>
    blocs: ColumnType<TrainingSessionRecord['blocs'], string, string>
  }
  training_programs: Omit<TrainingProgramRecord, 'session_ids'> & {
    session_ids: ColumnType<TrainingProgramRecord['session_ids'], string, string>
  }
  coaching_messages: CoachingMessageRecord
  jobs: JobsTable
  mail_gates: MailGatesTable
  mailboxes: { name: string; uid_validity: number; last_uid: number }
  idempotency_keys: IdempotencyKeysTable
  stored_mails: StoredMailsTable
  stored_mail_files: StoredMailFilesTable
  /** `expire` in milliseconds since 1970. */
  rate_limits: { key: string; points: number; expire: number | null }
  upload_locks: { upload_id: string; holder: string; expires_at: Date; is_wanted: boolean }
  leases: { name: string; holder: string; expires_at: Date }
  index_builds: { name: string; statement: string }
  readiness: { id: number; checked_at: number; padding: string }
  key_fingerprints: { purpose: 'master' | 'media'; fingerprint: string }
  migration_batches: { name: string; cursor: string }
}

/** Times are seconds since 1970. */
export interface JobsTable {
  /** Ascending, so that jobs due at the same time run in the order in which they were added. */
  id: Generated<number>
  key: string
  kind: string
  payload: ColumnType<Record<string, unknown>, string, string>
  state: Generated<'waiting' | 'done' | 'failed'>
  run_at: number
  /** When a worker's claim on a waiting job expires; 0 when unclaimed. */
  leased_until: Generated<number>
  attempt: Generated<number>
  fence: Generated<number>
  error: Generated<string>
  /** 0: single jobs, 1: bulk mails. */
  lane: Generated<number>
  /** Empty when the job belongs to no organisation. */
  organisation_id: Generated<string>
  /** Domain of the recipient; empty for a job without a mail, `?` if unknown. */
  domain: Generated<string>
  /** Position among all claims; 0 before the first one. */
  claim_number: Generated<number>
  deferred_since: Generated<number | null>
}

export interface MailGatesTable {
  /** Domain of recipients, or `*` for all mails. */
  domain: string
  failures: Generated<number>
  /** In seconds since 1970. */
  closed_until: Generated<number>
  /** From when the domain's pace allows the next mail, in seconds since 1970. */
  free_at: Generated<number>
}

export interface IdempotencyKeysTable {
  caller: string
  key: string
  fingerprint: string
  created_at: number
  /** When the request that holds the key is considered dead. */
  leased_until: number
  /** Random id of the request that holds the key. */
  owner: Generated<string>
  /** null until there is a response. */
  status: number | null
  body: string | null
}

export interface StoredMailsTable {
  number: Generated<number>
  id: string
  sender: string
  recipient: string
  /** Address for replies; empty when replies go to the sender. */
  reply_to: string
  subject: string
  html: string
  text: string
  /** Milliseconds since 1970. */
  created_at: number
}

export interface StoredMailFilesTable {
  mail_id: string
  /** Position among the files of its mail, from 0. */
  position: number
  name: string
  type: string
  /** Bytes. */
  size: number
  /** The file in base64. */
  content: string
}

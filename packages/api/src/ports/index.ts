export type { Adapters, Settings } from './adapters.ts'
export type { AuditLog, AuditQuery, AuditRecord, NewAuditRecord } from './audit.ts'
export type { Films } from './films.ts'
export type {
  Claim,
  HeldKey,
  IdempotencyKey,
  IdempotencyStore,
  StoredAnswer,
} from './idempotency.ts'
export { DiskFull, DatabaseUnavailable } from './database-errors.ts'
export { IdentitiesUnreachable } from './identities.ts'
export type { Identities, VerifiedIdentity } from './identities.ts'
export type { DeployMailEnd, DeployMails } from './deploy-mails.ts'
export type { ClaimedJob, JobClaim, JobQueue, JobSlots, NewJob, QueuedMail } from './job-queue.ts'
export { serverGate } from './mail-gates.ts'
export type { GatePause, MailGates } from './mail-gates.ts'
export type { BillingRecord, PaymentEventRepository, ScopedBilling } from './billing.ts'
export { PaymentEventRefused, PaymentRefused, PaymentsUnreachable } from './payments.ts'
export type {
  NewCustomer,
  PaymentCard,
  PaymentEvent,
  PaymentInvoice,
  PaymentPlan,
  Payments,
  PaymentState,
} from './payments.ts'
export {
  PhotoNetworkRefused,
  PhotoNetworkUnreachable,
  PhotoTokenExpired,
  PhotoVideoRefused,
} from './photo-network.ts'
export type {
  PhotoNetwork,
  PhotoTokenRecord,
  PhotoTokens,
  PhotoVideo,
  PhotoVideoLimits,
} from './photo-network.ts'
export type {
  GroupSize,
  GroupSlice,
  PeopleQuery,
  PeopleRepository,
  Placed,
  PrintSources,
  SignatureSources,
  SourcesInParts,
  TemplatePart,
  VersionSources,
} from './people.ts'
export type { OrganisationDeletions } from './organisation-deletions.ts'
export type * from './records.ts'
export type * from './coaching/records.ts'
export type { CoachingRepositories, SharedSessions, Studios } from './coaching/repositories.ts'
export type * from './stock/records.ts'
export type * from './stock/ledger.ts'
export type { OrderDocument, OrderDocumentLine, OrderDocuments } from './stock/order-documents.ts'
export type * from './stock/orders.ts'
export type { StockCentres, StockRepositories } from './stock/repositories.ts'
export type {
  BookingStart,
  ExpiryDays,
  StartBooking,
  StockList,
  StockParts,
} from './stock/stock-list.ts'
export type {
  AccountRepository,
  BrowserRepository,
  CodeOwner,
  CodeRepository,
  NotificationRepository,
  Repositories,
  Scope,
  ScopedRepositories,
  StorageUse,
  StoredSession,
  TokenRepository,
  WaitRepository,
} from './repositories.ts'
export type { ResumableUploads } from './resumable-uploads.ts'
export { MailDeferred, MailRefused, MailServerAway } from './services.ts'
export type {
  Clock,
  EncodedImage,
  Images,
  Log,
  LogLevel,
  Mail,
  MailAttachment,
  Mailer,
  MediaStore,
  OpenFile,
  RateLimiter,
  Secrets,
  SealingPurpose,
  SigningPurpose,
  StoredFile,
  VariantRequest,
} from './services.ts'
export type { TableParser } from './table-parser.ts'
export { CentreArchivedError, DuplicateError, MissingReferenceError } from './table.ts'
export type { New, Patch, Row, Table } from './table.ts'

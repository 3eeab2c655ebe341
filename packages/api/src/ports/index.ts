export type { Adapters, Settings } from './adapters.ts'
export type { Claim, IdempotencyKey, IdempotencyStore, StoredAnswer } from './idempotency.ts'
export type { ClaimedJob, JobQueue, NewJob } from './job-queue.ts'
export type * from './records.ts'
export type {
  AccountRepository,
  CodeRepository,
  Repositories,
  Scope,
  ScopedRepositories,
  TokenRepository,
} from './repositories.ts'
export { MailRefused } from './services.ts'
export type {
  Clock,
  EncodedImage,
  Images,
  Log,
  LogLevel,
  Mail,
  Mailer,
  MediaStore,
  Payments,
  RateLimiter,
  Secrets,
  StoredFile,
  VariantRequest,
} from './services.ts'
export { DuplicateError, MissingReferenceError } from './table.ts'
export type { New, Patch, Row, Table } from './table.ts'

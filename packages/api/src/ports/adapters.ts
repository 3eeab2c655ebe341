import type { Identities } from './identities.ts'
import type { Payments } from './payments.ts'
import type { Repositories } from './repositories.ts'
import type { TableParser } from './table-parser.ts'
import type { Clock, Images, Log, Mailer, MediaStore, RateLimiter, Secrets } from './services.ts'

export interface Settings {
  /** Without a slash at its end; never taken from a request. */
  publicUrl: string
  /** `invited`: an unknown email cannot register. */
  signUp: 'open' | 'invited'
  /** Install mails and invitations per organisation and day. */
  mailQuota: number
  /** Origins that may call from another site. */
  corsOrigins: readonly string[]
}

/** All that a host gives to the API program. */
export interface Adapters {
  repositories: Repositories
  mailer: Mailer
  mediaStore: MediaStore
  images: Images
  tables: TableParser
  payments: Payments | null
  identities: Identities | null
  limiter: RateLimiter
  secrets: Secrets
  clock: Clock
  log: Log
  settings: Settings
}

import type { Identities } from './identities.ts'
import type { Payments } from './payments.ts'
import type { PhotoNetwork } from './photo-network.ts'
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
  /** Days for which the host keeps audit entries. */
  auditDays: number
  /** Bytes of stored images per organisation. */
  mediaQuota: number
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
  photoNetwork: PhotoNetwork | null
  limiter: RateLimiter
  secrets: Secrets
  clock: Clock
  log: Log
  settings: Settings
}

import type { AccountHost, Product } from '../contract/products.ts'
import type { Films } from './films.ts'
import type { Identities } from './identities.ts'
import type { Payments } from './payments.ts'
import type { PhotoNetwork } from './photo-network.ts'
import type { Repositories } from './repositories.ts'
import type { ResumableUploads } from './resumable-uploads.ts'
import type { OrderDocuments } from './stock/order-documents.ts'
import type { TableParser } from './table-parser.ts'
import type { Clock, Images, Log, Mailer, MediaStore, RateLimiter, Secrets } from './services.ts'

export interface Settings {
  /** The public address of the API, without a trailing slash; never derived from a request. */
  publicUrl: string
  /** Returns the address of a host's pages, without a trailing slash; mails link to it. */
  urlOf: (host: AccountHost) => string
  /**
   * Returns the part before `/api` in the addresses of a product's files; empty if its pages and
   * the API have the same origin.
   */
  filesUrlOf: (product: Product) => string
  /** `invited`: an unknown email cannot register without an invitation. */
  signUp: 'open' | 'invited'
  /** False if people sign in with the identity service alone: no code is sent or accepted. */
  mailedCodes: boolean
  /** Maximum install mails and invitations per organisation and day. */
  mailQuota: number
  /** Days after which the host deletes audit entries. */
  auditDays: number
  /** Maximum bytes of stored images per organisation. */
  mediaQuota: number
  /** Origins from which cross-origin calls are allowed. */
  corsOrigins: readonly string[]
}

/** Everything that a host provides to the API program. */
export interface Adapters {
  repositories: Repositories
  mailer: Mailer
  mediaStore: MediaStore
  uploads: ResumableUploads
  images: Images
  films: Films
  tables: TableParser
  orderDocuments: OrderDocuments
  payments: Payments | null
  identities: Identities | null
  photoNetwork: PhotoNetwork | null
  limiter: RateLimiter
  secrets: Secrets
  clock: Clock
  log: Log
  settings: Settings
}

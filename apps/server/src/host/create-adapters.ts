import { join } from 'node:path'
import { systemClock, type Adapters, type Payments } from '@org/api'
import type { Logger } from 'pino'
import { createOrderDocuments } from '../documents/order-documents.ts'
import { urlOf } from '../http/product-hosts.ts'
import { firebaseIdentities } from '../identity/firebase-identities.ts'
import { createWorkerTableParser } from '../import/worker-table-parser.ts'
import { createMemoryRateLimiter, createPostgresRateLimiter } from '../limits/rate-limiter.ts'
import { createMailboxMailer } from '../mail/mailbox-mailer.ts'
import { createSmtpMailer } from '../mail/smtp-mailer.ts'
import { createMailStore, type MailStore } from '../mailbox/mail-store.ts'
import { createDiskMediaStore } from '../media/disk-media-store.ts'
import { createDiskUploads } from '../media/disk-uploads.ts'
import { createImages } from '../media/images.ts'
import { createS3MediaStore } from '../media/s3-media-store.ts'
import { httpPhotoNetwork } from '../photo-network/http-photo-network.ts'
import { createRepositories } from '../repositories/repositories.ts'
import { nodeSecrets } from '../secrets/node-secrets.ts'
import type { ServerKeys } from '../settings/server-key-setting.ts'
import type { StripeSettings } from '../settings/setting-types.ts'
import type { Settings } from '../settings/settings.ts'
import type { OpenDatabase } from '../storage/open-database.ts'
import { logPort } from './log-port.ts'

export interface HostAdapters {
  readonly adapters: Adapters
  /** Stored mails; filled only while no mail server is configured. */
  readonly mails: MailStore
  /** Closes the connections to other services. */
  close(): void
}

export interface AdapterParts {
  readonly keys: ServerKeys
  readonly settings: Settings
  readonly publicUrl: string
  readonly database: OpenDatabase
  readonly logger: Logger
  /** Ports to use instead of those created from the settings. */
  readonly overrides: Partial<Adapters>
}

/**
 * Loads the payments port on demand: Stripe's library is large, and most installations do not use
 * it.
 */
async function stripePayments(settings: StripeSettings): Promise<Payments> {
  const { createStripePayments } = await import('../payments/stripe-payments.ts')
  return createStripePayments(settings)
}

/** Creates the API's ports from the settings. */
export async function createAdapters(parts: AdapterParts): Promise<HostAdapters> {
  const { settings, publicUrl, logger } = parts
  const { db, pool } = parts.database
  const mails = createMailStore(db)
  const smtp =
    settings.smtpUrl === null ? null : createSmtpMailer(settings.smtpUrl, settings.mailFrom)
  const adapters: Adapters = {
    repositories: createRepositories(db),
    mailer: smtp ?? createMailboxMailer(mails, settings.mailFrom),
    mediaStore: settings.s3
      ? createS3MediaStore(settings.s3)
      : createDiskMediaStore(join(settings.dataDir, 'media')),
    uploads: createDiskUploads(join(settings.dataDir, 'uploads')),
    images: createImages(),
    tables: createWorkerTableParser(),
    orderDocuments: createOrderDocuments(),
    payments: settings.stripe && (await stripePayments(settings.stripe)),
    identities: settings.firebase && firebaseIdentities(settings.firebase, systemClock),
    photoNetwork: settings.photoNetwork && httpPhotoNetwork(settings.photoNetwork),
    limiter: pool ? createPostgresRateLimiter(pool) : createMemoryRateLimiter(),
    secrets: nodeSecrets(parts.keys.master, parts.keys.media),
    clock: systemClock,
    log: logPort(logger),
    settings: {
      publicUrl,
      urlOf: (product) => urlOf(product, settings, publicUrl),
      signUp: settings.signUp,
      mailQuota: settings.mailQuota,
      auditDays: settings.auditDays,
      mediaQuota: settings.mediaQuota,
      corsOrigins: settings.corsOrigins,
    },
    ...parts.overrides,
  }
  return { adapters, mails, close: () => smtp?.close() }
}

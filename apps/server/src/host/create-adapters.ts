import { join } from 'node:path'
import { createOrderDocuments } from '@org/adapters/documents'
import { createWorkerFilms } from '@org/adapters/films'
import { firebaseIdentities } from '@org/adapters/identity'
import { createImages } from '@org/adapters/images'
import { createSmtpMailer } from '@org/adapters/mail'
import { createS3MediaStore, createS3Uploads, openS3Bucket } from '@org/adapters/media'
import { httpPhotoNetwork } from '@org/adapters/photo-network'
import { nodeSecrets } from '@org/adapters/secrets'
import { createWorkerTableParser } from '@org/adapters/tables'
import { systemClock, type Adapters, type CacheUse, type Payments } from '@org/api'
import type { Logger } from 'pino'
import { urlOf } from '../http/product-hosts.ts'
import { createMemoryRateLimiter, createPostgresRateLimiter } from '../limits/rate-limiter.ts'
import { createMailboxMailer } from '../mailbox/mailbox-mailer.ts'
import { createMailStore, type MailStore } from '../mailbox/mail-store.ts'
import { createDatabaseLocker } from '../media/database-locker.ts'
import { createDiskMediaStore } from '../media/disk-media-store.ts'
import { createDiskUploads } from '../media/disk-uploads.ts'
import { withFormerMedia, withFormerUploads } from '../media/former-storage.ts'
import { createRepositories } from '../repositories/repositories.ts'
import { printCache } from '../repositories/template-prints.ts'
import type { ServerKeys } from '../settings/server-key-setting.ts'
import type { StripeSettings } from '../settings/setting-types.ts'
import type { Settings } from '../settings/settings.ts'
import type { OpenDatabase } from '../storage/open-database.ts'
import { logPort } from './log-port.ts'

export interface HostAdapters {
  readonly adapters: Adapters
  /** Stored mails; filled only while no mail server is configured. */
  readonly mails: MailStore
  printUse(): CacheUse
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
  const bucket = settings.s3 && openS3Bucket(settings.s3)
  // Without a pool, no other process uses the database.
  const locker = pool ? createDatabaseLocker(pool) : undefined
  const diskMedia = createDiskMediaStore(join(settings.dataDir, 'media'))
  const diskUploads = createDiskUploads(join(settings.dataDir, 'uploads'), locker)
  const smtp =
    settings.smtpUrl === null
      ? null
      : createSmtpMailer(settings.smtpUrl, settings.mailFrom, {
          bulkConnections: settings.mail.concurrency,
          dkim: settings.mail.dkim,
          bounceAddress: settings.mail.bounceAddress,
        })
  const prints = printCache()
  const adapters: Adapters = {
    repositories: createRepositories(db, { mailPace: settings.mail.domainPace, prints }),
    mailer: smtp ?? createMailboxMailer(mails, settings.mailFrom),
    mediaStore: bucket ? withFormerMedia(createS3MediaStore(bucket), diskMedia) : diskMedia,
    uploads: bucket ? withFormerUploads(createS3Uploads(bucket, locker), diskUploads) : diskUploads,
    images: createImages(),
    films: createWorkerFilms(),
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
      filesUrlOf: () => '',
      signUp: settings.signUp,
      mailedCodes: true,
      mailQuota: settings.mailQuota,
      auditDays: settings.auditDays,
      mediaQuota: settings.mediaQuota,
      corsOrigins: settings.corsOrigins,
    },
    ...parts.overrides,
  }
  return { adapters, mails, printUse: () => prints.use(), close: () => smtp?.close() }
}

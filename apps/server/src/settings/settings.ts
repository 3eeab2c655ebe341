import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FirebaseSettings } from '@org/adapters/identity'
import type { S3Settings } from '@org/adapters/media'
import type { PhotoSettings } from '@org/adapters/photo-network'
import * as z from 'zod'
import { isRange } from '../limits/client-address.ts'
import { readAnalytics } from './analytics-settings.ts'
import { readFirebase } from './firebase-settings.ts'
import { readFunctionsUrl } from './functions-settings.ts'
import { isLoopbackHost, isLoopbackUrl } from './loopback.ts'
import { readMail, type MailSettings } from './mail-settings.ts'
import { parseSettings } from './parse-settings.ts'
import { readPhotoNetwork } from './photo-settings.ts'
import { missingServerKey, serverKeys, type ServerKeys } from './server-key-setting.ts'
import { readS3, readStripe, smtpAddress } from './service-settings.ts'
import { address, choice, hostMap, integer, list, origin, orNull } from './setting-schemas.ts'
import type { AnalyticsSettings, SignUpMode, StripeSettings } from './setting-types.ts'
import { SettingsError } from './settings-error.ts'

/** All settings of the server. Read once at startup; nothing else reads the environment. */
export interface Settings {
  /** 0 picks a free port. */
  readonly port: number
  readonly host: string
  /** null: `http://localhost:PORT`, with the actual port. Never ends with a slash. */
  readonly publicUrl: string | null
  /** Product names by host name. */
  readonly hosts: ReadonlyMap<string, string>
  /** Product shown for an unknown host name. */
  readonly app: string
  readonly dataDir: string
  readonly logLevel: string
  /** How long a statement takes at least to be logged as slow, in ms. */
  readonly slowStatement: number
  /** What a reader of the metrics must send; null: only this machine reads them. */
  readonly metricsToken: string | null
  /** Addresses and CIDR ranges of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: readonly string[]
  readonly signUp: SignUpMode
  /** Whether browsers must use https for the subdomains of the public address too. */
  readonly hstsSubdomains: boolean
  /** How long the server goes on after SIGTERM, in seconds. */
  readonly lameDuckSeconds: number
  /** Maximum number of install mails and invitations per organisation and day. */
  readonly mailQuota: number
  /** How long audit entries are kept, in days. */
  readonly auditDays: number
  /** Maximum size of stored images per organisation, in bytes. */
  readonly mediaQuota: number
  /** null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  /** Maximum number of connections to a Postgres server. */
  readonly databaseConnections: number
  /** How long a statement, or waiting for a connection, may take on a Postgres server, in ms. */
  readonly databaseTimeout: number
  /** Maximum number of banners in memory. */
  readonly bannerCache: number
  /** null: the keys are in a file in `dataDir`. Never null when `databaseUrl` is set. */
  readonly serverKeys: ServerKeys | null
  /** Fingerprints of lost keys whose data is given up. */
  readonly replacedKeys: readonly string[]
  /** null: mails are stored, and shown at an address that is printed at startup. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly mail: MailSettings
  /** null: media are stored in `dataDir/media`. */
  readonly s3: S3Settings | null
  readonly stripe: StripeSettings | null
  /** null: people sign in only with a code. */
  readonly firebase: FirebaseSettings | null
  /**
   * Address of the functions that answer the calls of stock and coaching; null: this server answers
   * them. Never ends with a slash, and never set without `firebase`.
   */
  readonly functionsUrl: string | null
  readonly photoNetwork: PhotoSettings | null
  readonly analytics: AnalyticsSettings
  readonly corsOrigins: readonly string[]
  /** Folder of the built front end. */
  readonly staticDir: string
  /** Number of dumps of the embedded database to keep; 0 disables dumps. */
  readonly dumpsKept: number
  /** Hours between two dumps. */
  readonly dumpHours: number
}

/** Names of the products that a host can show. */
const products = ['signature', 'stock', 'coaching', 'coaching-admin', 'tour'] as const
/** In days. */
const thirteenMonths = 395
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const defaultStaticDir = fileURLToPath(new URL('../../../web/dist', import.meta.url))

const schemas = {
  PORT: integer(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: orNull(origin),
  DATABASE_URL: orNull(address('postgres', 'postgresql')),
  DATABASE_CONNECTIONS: integer(1, 1000).default(10),
  /** In seconds. */
  DATABASE_TIMEOUT: integer(1, 600).default(7),
  BANNER_CACHE: integer(1, 10_000_000).default(20_000),
  SMTP_URL: orNull(smtpAddress),
  HOSTS: hostMap(products),
  APP: choice(products).default('signature'),
  DATA_DIR: z.string().default('./data'),
  LOG_LEVEL: choice(logLevels).default('info'),
  /** In ms. */
  SLOW_STATEMENT: integer(1, 600_000).default(500),
  METRICS_TOKEN: orNull(
    z.string().regex(/^[\x21-\x7e]{32,}$/, 'must have at least 32 characters, without spaces.'),
  ),
  TRUST_PROXY: list.pipe(
    z.array(
      z.string().refine(isRange, {
        error: ({ input }) =>
          `must be a list of IP addresses or ranges such as 10.0.0.1, 10.0.0.0/8, not "${String(input)}".`,
      }),
    ),
  ),
  SIGN_UP: orNull(choice(['open', 'invited'])),
  HSTS_SUBDOMAINS: choice(['on', 'off']).default('off'),
  LAME_DUCK_SECONDS: orNull(integer(0, 600)),
  MAIL_QUOTA: integer(1, 1_000_000).default(10_000),
  AUDIT_DAYS: integer(1, 3650).default(thirteenMonths),
  /** In MB. */
  MEDIA_QUOTA: integer(1, 1_000_000_000).default(5000),
  SERVER_KEY: orNull(serverKeys),
  REPLACE_KEY: list,
  MAIL_FROM: orNull(z.string()),
  CORS_ORIGINS: list.pipe(
    z.array(
      z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text, {
        error: ({ input }) =>
          `must be a list of origins such as https://example.org, not "${String(input)}".`,
      }),
    ),
  ),
  STATIC_DIR: z.string().default(defaultStaticDir),
  DUMPS_KEPT: integer(0, 1000).default(7),
  DUMP_HOURS: integer(1, 24 * 30).default(24),
}

/**
 * Reads and checks every setting.
 *
 * @param needsKey false for a restore, which may bring the key that belongs to the data
 * @throws SettingsError with one line: the setting, what is wrong with it, and how to fix it
 */
export function readSettings(
  env: Record<string, string | undefined>,
  { needsKey = true } = {},
): Settings {
  const settings = parseSettings(env, schemas)
  const { HOST: host, PUBLIC_URL: publicUrl, DATABASE_URL: databaseUrl } = settings
  const { SMTP_URL: smtpUrl, SERVER_KEY: keys } = settings
  const isLocalUrl = publicUrl === null || isLoopbackUrl(publicUrl)
  const isLocal = isLoopbackHost(host) && isLocalUrl
  if (!isLocal && smtpUrl === null)
    throw new SettingsError(
      'SMTP_URL is missing: with a public HOST or PUBLIC_URL sign-in codes must go out by mail. Set SMTP_URL=smtp://user:password@host:port.',
    )
  if (needsKey && databaseUrl !== null && keys === null) throw new SettingsError(missingServerKey)
  const firebase = readFirebase(env, isLocal)
  const publicHost = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname
  const mailFrom = settings.MAIL_FROM ?? `Paraphe <paraphe@${publicHost}>`
  return {
    port: settings.PORT,
    host,
    publicUrl,
    smtpUrl,
    hosts: settings.HOSTS,
    app: settings.APP,
    dataDir: resolve(settings.DATA_DIR),
    logLevel: settings.LOG_LEVEL,
    slowStatement: settings.SLOW_STATEMENT,
    metricsToken: settings.METRICS_TOKEN,
    trustProxy: settings.TRUST_PROXY,
    signUp: settings.SIGN_UP ?? (isLocal ? 'open' : 'invited'),
    hstsSubdomains: settings.HSTS_SUBDOMAINS === 'on',
    // Nothing balances the load of a server that only this machine reaches.
    lameDuckSeconds: settings.LAME_DUCK_SECONDS ?? (isLocal ? 0 : 5),
    mailQuota: settings.MAIL_QUOTA,
    auditDays: settings.AUDIT_DAYS,
    mediaQuota: 1_000_000 * settings.MEDIA_QUOTA,
    databaseUrl,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    databaseTimeout: 1000 * settings.DATABASE_TIMEOUT,
    bannerCache: settings.BANNER_CACHE,
    serverKeys: keys,
    replacedKeys: settings.REPLACE_KEY,
    mailFrom,
    mail: readMail(env, mailFrom),
    s3: readS3(env),
    stripe: readStripe(env),
    firebase,
    functionsUrl: readFunctionsUrl(env, firebase, isLocal),
    photoNetwork: readPhotoNetwork(env),
    analytics: readAnalytics(env),
    corsOrigins: settings.CORS_ORIGINS,
    staticDir: resolve(settings.STATIC_DIR),
    dumpsKept: settings.DUMPS_KEPT,
    dumpHours: settings.DUMP_HOURS,
  }
}

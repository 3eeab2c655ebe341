import type {
  FirebaseSettings,
  PhotoSettings,
  S3Settings,
  SignUpMode,
  StripeSettings,
} from './setting-types.ts'
import {
  integerSetting,
  listSetting,
  originSetting,
  choiceSetting,
  pairsSetting,
  textSetting,
  urlSetting,
} from './read-setting.ts'
import { SettingsError } from './settings-error.ts'
import { isRange } from '../limits/client-address.ts'
import { isLoopbackHost, isLoopbackUrl } from './loopback.ts'
import { readServerKeys, type ServerKeys } from './server-key-setting.ts'
import { readPhotoNetwork } from './photo-settings.ts'
import { readFirebase } from './firebase-settings.ts'
import { readS3, readSmtpUrl, readStripe } from './service-settings.ts'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Everything the server can be told. Read once, at the start; nothing else reads the environment. */
export interface Settings {
  /** 0 picks a free port. */
  readonly port: number
  readonly host: string
  /** null: `http://localhost:PORT`, known once the port is. Never ends with a slash. */
  readonly publicUrl: string | null
  /** Host name to product name. */
  readonly hosts: ReadonlyMap<string, string>
  /** Product shown for an unknown host name. */
  readonly app: string
  readonly dataDir: string
  readonly logLevel: string
  /** Addresses and CIDR ranges of proxies whose `X-Forwarded-For` is believed. */
  readonly trustProxy: readonly string[]
  readonly signUp: SignUpMode
  /** Install mails and invitations per organisation and day. */
  readonly mailQuota: number
  /** Days for which audit entries are kept. */
  readonly auditDays: number
  /** Bytes of stored images per organisation. */
  readonly mediaQuota: number
  /** null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  /** null: in a file of `dataDir`. Always set with `databaseUrl`. */
  readonly serverKeys: ServerKeys | null
  /** null: mails are stored, and shown at an address that is printed at the start. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** null: media live in `dataDir/media`. */
  readonly s3: S3Settings | null
  readonly stripe: StripeSettings | null
  /** null: people sign in by the code alone. */
  readonly firebase: FirebaseSettings | null
  readonly photoNetwork: PhotoSettings | null
  readonly corsOrigins: readonly string[]
  /** Folder of the built front end. */
  readonly staticDir: string
  /** Dumps of the embedded database that are kept; 0 makes none. */
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

/**
 * Reads and checks every setting.
 *
 * @throws SettingsError with one line that names the setting, what is wrong and what to write.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const port = integerSetting(env, 'PORT', { min: 0, max: 65_535 }) ?? 3000
  const host = textSetting(env, 'HOST') ?? '127.0.0.1'
  const publicUrl = originSetting(env, 'PUBLIC_URL')
  const databaseUrl = urlSetting(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const smtpUrl = readSmtpUrl(env)
  const isLocal = isLoopbackHost(host) && (publicUrl === null || isLoopbackUrl(publicUrl))
  if (!isLocal && smtpUrl === null)
    throw new SettingsError(
      'SMTP_URL is missing: with a public HOST or PUBLIC_URL sign-in codes must go out by mail. Set SMTP_URL=smtp://user:password@host:port.',
    )
  const publicHost = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname
  return {
    port,
    host,
    publicUrl,
    smtpUrl,
    hosts: pairsSetting(env, 'HOSTS', products),
    app: choiceSetting(env, 'APP', products) ?? 'signature',
    dataDir: resolve(textSetting(env, 'DATA_DIR') ?? './data'),
    logLevel: choiceSetting(env, 'LOG_LEVEL', logLevels) ?? 'info',
    trustProxy: listSetting(env, 'TRUST_PROXY').map((range) => checkRange(range)),
    signUp:
      choiceSetting(env, 'SIGN_UP', ['open', 'invited'] as const) ??
      (publicUrl === null || isLoopbackUrl(publicUrl) ? 'open' : 'invited'),
    mailQuota: integerSetting(env, 'MAIL_QUOTA', { min: 1, max: 1_000_000 }) ?? 10_000,
    auditDays: integerSetting(env, 'AUDIT_DAYS', { min: 1, max: 3650 }) ?? thirteenMonths,
    mediaQuota:
      1_000_000 * (integerSetting(env, 'MEDIA_QUOTA', { min: 1, max: 1_000_000_000 }) ?? 5000),
    databaseUrl,
    serverKeys: readServerKeys(env, databaseUrl),
    mailFrom: textSetting(env, 'MAIL_FROM') ?? `Paraphe <paraphe@${publicHost}>`,
    s3: readS3(env),
    stripe: readStripe(env),
    firebase: readFirebase(env, isLocal),
    photoNetwork: readPhotoNetwork(env),
    corsOrigins: listSetting(env, 'CORS_ORIGINS').map((origin) => checkOrigin(origin)),
    staticDir: resolve(textSetting(env, 'STATIC_DIR') ?? defaultStaticDir),
    dumpsKept: integerSetting(env, 'DUMPS_KEPT', { min: 0, max: 1000 }) ?? 7,
    dumpHours: integerSetting(env, 'DUMP_HOURS', { min: 1, max: 24 * 30 }) ?? 24,
  }
}

function checkRange(range: string): string {
  if (isRange(range)) return range
  throw new SettingsError(
    `TRUST_PROXY must be a list of IP addresses or ranges such as 10.0.0.1, 10.0.0.0/8, not "${range}".`,
  )
}

function checkOrigin(origin: string): string {
  if (URL.canParse(origin) && new URL(origin).origin === origin) return origin
  throw new SettingsError(
    `CORS_ORIGINS must be a list of origins such as https://example.org, not "${origin}".`,
  )
}

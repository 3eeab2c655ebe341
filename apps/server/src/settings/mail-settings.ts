import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { domainOf } from '@org/api'
import { parseSender, type DkimSettings } from '@org/adapters/mail'
import * as z from 'zod'
import { parseGroup, parseSettings, type Environment } from './parse-settings.ts'
import { address, integer, orNull } from './setting-schemas.ts'
import { SettingsError } from './settings-error.ts'

/** How mails are sent. */
export interface MailSettings {
  /** Bulk mails that this process sends at once. */
  readonly concurrency: number
  /** How long the mails of a killed process wait until another one sends them. */
  readonly leaseSeconds: number
  /** Mails per second to one domain, over all processes. */
  readonly domainPace: number
  /** null: mails are not signed. */
  readonly dkim: DkimSettings | null
  /** Where receiving servers return mails; null: to the sender. */
  readonly bounceAddress: string | null
  /** Address of the mailbox that delivery reports are read from; null: none are read. */
  readonly bounceMailbox: string | null
}

/**
 * Address of a mailbox: `imaps://user:password@host:port/Folder`. The names may contain a secret, so
 * error messages never repeat it.
 */
const imapAddress = address('imap', 'imaps')
  .refine((url) => new URL(url).username !== '' && new URL(url).password !== '', {
    error: 'must contain user and password: imaps://user:password@host/Folder.',
    abort: true,
  })
  .refine(
    (url) => /^(\?requireTLS=(true|false))?$/.test(new URL(url).search),
    'may end with ?requireTLS=false and nothing else.',
  )

/** @throws SettingsError about the first invalid setting */
export function readMail(env: Environment, mailFrom: string): MailSettings {
  const settings = parseSettings(env, {
    MAIL_CONCURRENCY: integer(1, 100).default(4),
    MAIL_LEASE: integer(3, 3600).default(30),
    MAIL_DOMAIN_PACE: integer(1, 10_000).default(20),
    BOUNCE_ADDRESS: orNull(z.email('must be a mail address, such as bounces@example.org.')),
    BOUNCE_IMAP_URL: orNull(imapAddress),
  })
  return {
    concurrency: settings.MAIL_CONCURRENCY,
    leaseSeconds: settings.MAIL_LEASE,
    domainPace: settings.MAIL_DOMAIN_PACE,
    dkim: readDkim(env, mailFrom),
    bounceAddress: settings.BOUNCE_ADDRESS,
    bounceMailbox: settings.BOUNCE_IMAP_URL,
  }
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const dnsName = new RegExp(`^${label}(?:\\.${label})*$`)

/** A name in DNS. */
const dnsNameSchema = z
  .string()
  .transform((text) => text.toLowerCase())
  .refine((text) => dnsName.test(text), {
    error: ({ input }) => `must be a name in DNS, not "${String(input)}".`,
  })

function readDkim(env: Environment, mailFrom: string): DkimSettings | null {
  const group = parseGroup(
    env,
    { DKIM_DOMAIN: dnsNameSchema, DKIM_SELECTOR: dnsNameSchema, DKIM_KEY_FILE: z.string() },
    {},
  )
  if (!group) return null
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: file } = group
  const from = domainOf(parseSender(mailFrom).address)
  if (from !== domain && !from.endsWith(`.${domain}`))
    throw new SettingsError(
      `DKIM_DOMAIN ${domain} does not match MAIL_FROM, whose domain is ${from}: receivers would ignore the signature.`,
    )
  return { domain, selector, privateKey: readKey(file) }
}

const bitsOfRsa = 2048

function readKey(file: string): string {
  let key: KeyObject
  try {
    key = createPrivateKey(readFileSync(file))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingsError(`DKIM_KEY_FILE must be a readable private key in PEM format: ${reason}`)
  }
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < bitsOfRsa)
    throw new SettingsError(
      `DKIM_KEY_FILE must hold an RSA key of ${bitsOfRsa} bits or more: openssl genrsa -out dkim.pem ${bitsOfRsa}`,
    )
  return key.export({ type: 'pkcs8', format: 'pem' }).toString()
}

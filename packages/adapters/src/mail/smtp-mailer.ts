import { type Mail, type MailAttachment, type Mailer } from '@org/api'
import { createTransport } from 'nodemailer'
import { convertSmtpError } from './smtp-errors.ts'

export interface ClosableMailer extends Mailer {
  /** Closes the connections after the current mails are sent. */
  close(): void
  /**
   * Connects, encrypts the connection and signs in; sends nothing.
   *
   * @throws Error that says what the server answered
   */
  check(): Promise<void>
}

/** Signs mails with DKIM. */
export interface DkimSettings {
  readonly domain: string
  /** The public key is in the TXT record `<selector>._domainkey.<domain>`. */
  readonly selector: string
  /** In PEM format. */
  readonly privateKey: string
}

export interface SmtpOptions {
  /** Connections for bulk mails. Other mails have connections of their own, so they never wait. */
  readonly bulkConnections?: number
  readonly dkim?: DkimSettings | null
  /** Where receiving servers return mails; null: to the sender. */
  readonly bounceAddress?: string | null
}

const seconds = 1000
const singleConnections = 4

/**
 * Sends mail by SMTP over a few open connections. Unless the address ends with `?requireTLS=false`,
 * nothing is sent before the connection is encrypted.
 */
export function createSmtpMailer(
  smtpUrl: string,
  from: string,
  { bulkConnections = 4, dkim = null, bounceAddress = null }: SmtpOptions = {},
): ClosableMailer {
  const single = createPool(smtpUrl, singleConnections, dkim)
  const bulk = createPool(smtpUrl, bulkConnections, dkim)
  const sender = parseSender(from)
  const returnPath = bounceAddress ?? sender.address
  return {
    async send(mail) {
      try {
        await (mail.isBulk === true ? bulk : single).sendMail(messageOf(mail, sender, returnPath))
      } catch (error) {
        throw convertSmtpError(error)
      }
    },
    close() {
      single.close()
      bulk.close()
    },
    async check() {
      try {
        await single.verify()
      } catch (error) {
        throw convertSmtpError(error)
      }
    },
  }
}

function createPool(smtpUrl: string, maxConnections: number, dkim: DkimSettings | null) {
  const url = new URL(smtpUrl)
  const isSecure = url.protocol === 'smtps:'
  return createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : isSecure ? 465 : 587,
    secure: isSecure,
    requireTLS: url.searchParams.get('requireTLS') !== 'false',
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    ...(dkim && {
      dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey },
    }),
    pool: true,
    maxConnections,
    maxMessages: 100,
    connectionTimeout: 15 * seconds,
    greetingTimeout: 15 * seconds,
    socketTimeout: 60 * seconds,
    dnsTimeout: 15 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

interface Sender {
  readonly name: string
  readonly address: string
}

/** Parses `Name <address>` or a bare address. */
export function parseSender(from: string): Sender {
  const match = /^(.*)<([^<>]+)>$/.exec(from)
  return match
    ? { name: (match[1] ?? '').trim(), address: (match[2] ?? '').trim() }
    : { name: '', address: from.trim() }
}

function messageOf(mail: Mail, sender: Sender, returnPath: string) {
  return {
    envelope: { from: returnPath, to: [{ name: '', address: mail.to.address }] },
    from: { name: mail.fromName || sender.name, address: sender.address },
    to: { name: mail.to.name, address: mail.to.address },
    ...(mail.replyTo && {
      replyTo: { name: mail.replyTo.name ?? '', address: mail.replyTo.address },
    }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    attachments: (mail.attachments ?? []).map(toAttachment),
    messageId: `<${messageIdFor(mail.messageId, sender.address)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function toAttachment({ name, type, bytes }: MailAttachment) {
  return {
    filename: name,
    contentType: type,
    // Do not copy the bytes, because an order may have 20 MB of attachments.
    content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  }
}

function messageIdFor(id: string, address: string): string {
  return id.includes('@') ? id : `${id}@${address.split('@').at(-1) ?? 'localhost'}`
}

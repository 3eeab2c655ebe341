import { MailRefused, type Mail, type MailAttachment, type Mailer } from '@org/api'
import { createTransport } from 'nodemailer'
import { explainSmtpError, isPermanentRejection, reasonOf } from './smtp-errors.ts'

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

const seconds = 1000

/**
 * Sends mail by SMTP over a few open connections. Unless the address ends with `?requireTLS=false`,
 * nothing is sent before the connection is encrypted.
 */
export function createSmtpMailer(smtpUrl: string, from: string): ClosableMailer {
  const url = new URL(smtpUrl)
  const isSecure = url.protocol === 'smtps:'
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : isSecure ? 465 : 587,
    secure: isSecure,
    requireTLS: url.searchParams.get('requireTLS') !== 'false',
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    pool: true,
    maxConnections: 4,
    maxMessages: 100,
    connectionTimeout: 15 * seconds,
    greetingTimeout: 15 * seconds,
    socketTimeout: 60 * seconds,
    dnsTimeout: 15 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const sender = parseSender(from)
  return {
    async send(mail) {
      try {
        await transport.sendMail(envelope(mail, sender))
      } catch (error) {
        throw isPermanentRejection(error)
          ? new MailRefused(reasonOf(error))
          : explainSmtpError(error)
      }
    },
    close: () => transport.close(),
    async check() {
      try {
        await transport.verify()
      } catch (error) {
        throw explainSmtpError(error)
      }
    },
  }
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

function envelope(mail: Mail, sender: Sender) {
  return {
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

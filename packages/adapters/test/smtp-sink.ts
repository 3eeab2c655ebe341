import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface SunkMail {
  /** The address to which the mail would be returned. */
  readonly returnPath: string
  /** The first recipient. */
  readonly to: string
  readonly recipients: readonly string[]
  readonly email: Email
}

export interface SmtpSink {
  readonly url: string
  /** Accepted mails, oldest first. */
  readonly mails: SunkMail[]
  /** Returns the error for a recipient; `null` accepts the mail. */
  refuse: (address: string) => { code: number; message: string } | null
  close(): Promise<void>
}

/**
 * Starts a real mail server that stores its mails. The server waits `delay` ms before it accepts a
 * mail.
 */
export async function startSmtpSink({ delay = 0, port = 0 } = {}): Promise<SmtpSink> {
  const mails: SmtpSink['mails'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // Mailers keep their connections open. The server would wait 30 s for them when it closes.
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      const refusal = sink.refuse(address)
      if (!refusal) return callback()
      callback(Object.assign(new Error(refusal.message), { responseCode: refusal.code }))
    },
    onData(stream, session, callback) {
      const { mailFrom } = session.envelope
      const returnPath = mailFrom === false ? '' : mailFrom.address
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      readMail(stream, delay).then(
        (email) => {
          mails.push({ returnPath, to: recipients[0] ?? '', recipients, email })
          callback()
        },
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      )
    },
  })
  // A killed client resets its connections, which the tests expect.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${address.port}?requireTLS=false`,
    mails,
    refuse: () => null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return sink
}

async function readMail(stream: AsyncIterable<Uint8Array>, delay: number): Promise<Email> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  if (delay > 0) await pause(delay)
  return PostalMime.parse(Buffer.concat(chunks))
}

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail extends Email {
  /** Recipient addresses of the envelope. */
  recipients: string[]
}

export interface MailServer {
  /** Value for SMTP_URL. */
  url: string
  mails: ReceivedMail[]
  /**
   * Waits for the first mail to this address for which `matches` returns true, by default for at
   * most 20 s.
   */
  waitFor(
    address: string,
    matches?: (mail: ReceivedMail) => boolean,
    seconds?: number,
  ): Promise<ReceivedMail>
  close(): Promise<void>
}

/** The error that a mail server returns when it rejects a mail. */
export interface Refusal {
  /** 4xx: temporary; 5xx: permanent. */
  code: number
  message: string
}

/**
 * Returns the error for this `attempt` (1, 2, …) to mail a recipient, or null to accept the mail.
 */
type Refuse = (address: string, attempt: number) => Refusal | null

/** Starts a real SMTP server on loopback that stores its mails. */
export async function startMailServer(refuse: Refuse = () => null, port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const attempts = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const attempt = (attempts.get(address) ?? 0) + 1
      attempts.set(address, attempt)
      const refusal = refuse(address, attempt)
      if (!refusal) return done()
      done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then(
          (mail) => {
            const recipients = session.envelope.rcptTo.map(({ address }) => address)
            mails.push({ ...mail, recipients })
            done()
          },
          (error: Error) => done(error),
        )
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  if (!address || typeof address === 'string') throw new Error('The mail server has no port.')

  return {
    url: `smtp://127.0.0.1:${address.port}?requireTLS=false`,
    mails,
    async waitFor(recipient, matches = () => true, seconds = 20) {
      const deadline = Date.now() + seconds * 1000
      while (Date.now() < deadline) {
        const found = mails.find((mail) => mail.recipients.includes(recipient) && matches(mail))
        if (found) return found
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      const seen = mails.map((mail) => `${mail.recipients.join()}: ${mail.subject}`).join('\n')
      throw new Error(`No such mail to ${recipient} within ${seconds} s. Received:\n${seen}`)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

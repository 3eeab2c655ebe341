import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail extends Email {
  /** Addresses of the envelope. */
  recipients: string[]
}

export interface MailServer {
  /** For SMTP_URL. */
  url: string
  mails: ReceivedMail[]
  /** The first mail to this address that `matches`; waits up to 20 s for it. */
  waitFor(address: string, matches?: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>
  close(): Promise<void>
}

/** A real SMTP server on loopback that keeps what it takes. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (!address || typeof address === 'string') throw new Error('The mail server has no port.')

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    async waitFor(recipient, matches = () => true) {
      const deadline = Date.now() + 20_000
      while (Date.now() < deadline) {
        const found = mails.find((mail) => mail.recipients.includes(recipient) && matches(mail))
        if (found) return found
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      const seen = mails.map((mail) => `${mail.recipients.join()}: ${mail.subject}`).join('\n')
      throw new Error(`No such mail to ${recipient} within 20 s. Received:\n${seen}`)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

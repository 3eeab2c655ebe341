import { MailDeferred, MailRefused, MailServerAway } from '@org/api'

interface SmtpError extends Error {
  readonly code?: string
  /**
   * The SMTP command that failed; `API` when none was sent, `CONN` for the connection itself.
   */
  readonly command?: string
  readonly responseCode?: number
}

/** The recipient or the message was the subject of the command, not the server as a whole. */
const commandsOfMail = ['RCPT TO', 'DATA']

/**
 * Converts an error of a mail server to those of the port.
 *
 * - The server refuses this recipient or message for good (5xx), or the address is invalid.
 * - It refuses them for now (4xx). 421 means that it takes no more mails for this recipient's domain
 *   for a while.
 * - Everything else is about the server: it is unreachable, rejects the sign-in or the sender, or
 *   does not encrypt. An operator can fix the settings that cause it.
 */
export function convertSmtpError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  const { code, command = '', responseCode = 0 } = error as SmtpError
  if (code === 'EENVELOPE' && command === 'API') return new MailRefused(reasonOf(error))
  // nodemailer reports a reply of 421 as a lost connection, whichever command it answers.
  if (code === 'ECONNECTION' && responseCode === 421) return new MailDeferred(reasonOf(error), true)
  if (commandsOfMail.includes(command)) {
    if (responseCode >= 500) return new MailRefused(reasonOf(error))
    if (responseCode >= 400) return new MailDeferred(reasonOf(error), false)
  }
  if (code === 'EMESSAGE' || code === 'ESTREAM') return error
  return new MailServerAway(command === 'STARTTLS' ? withoutTls : reasonOf(error), { cause: error })
}

const withoutTls =
  'The mail server does not encrypt the connection (STARTTLS). Where mail may travel in the clear, as on this machine, end SMTP_URL with ?requireTLS=false.'

/** Returns the server's reply, short enough to show to an administrator. */
function reasonOf(error: Error): string {
  const reply = 'response' in error ? String(error.response) : ''
  return (reply || error.message).slice(0, 300)
}

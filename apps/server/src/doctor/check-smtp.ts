import { createSmtpMailer } from '@org/adapters/mail'
import { findingsOf, isOffline, reasonOf, type Finding } from './finding.ts'

/** Connects to the mail server, encrypts the connection and signs in. Sends nothing. */
export async function checkSmtp(smtpUrl: string): Promise<Finding> {
  const { fine, problem, unknown } = findingsOf('SMTP')
  const { hostname, host, username, searchParams } = new URL(smtpUrl)
  const mailer = createSmtpMailer(smtpUrl, `doctor@${hostname}`)
  try {
    await mailer.check()
    const isEncrypted = searchParams.get('requireTLS') !== 'false'
    return fine(
      `${host} accepts ${username ? 'the sign-in' : 'connections without sign-in'}${isEncrypted ? ', encrypted' : '; encryption is not required'}.`,
    )
  } catch (error) {
    if (isOffline(error)) return unknown(error)
    return problem(`${host}: ${reasonOf(error)} ${adviceOn(error)}`)
  } finally {
    mailer.close()
  }
}

function adviceOn(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EAUTH') return '→ Correct user and password in SMTP_URL.'
  return '→ Correct host and port in SMTP_URL, and let the firewall pass connections to them.'
}

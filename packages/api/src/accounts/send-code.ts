import { apiError } from '../contract/errors.ts'
import { codeMail, notInvitedMail } from '../mail/sign-in-mails.ts'
import type { Adapters } from '../ports/adapters.ts'
import { codeHmac, codeSeconds, newCode } from './sign-in-code.ts'

const windowSeconds = 600
const codesPerEmail = 5
const codesPerClient = 60

/**
 * Mails a sign-in code. Known and unknown emails get the same answer after the same work; who may
 * not register is told so by mail alone.
 */
export async function sendCode(adapters: Adapters, email: string, client: string): Promise<void> {
  const { limiter, repositories, secrets, clock, settings, mailer, log } = adapters
  const isAllowed =
    (await limiter.take(`code:client:${client}`, 1, codesPerClient, windowSeconds)) &&
    (await limiter.take(`code:email:${email}`, 1, codesPerEmail, windowSeconds))
  if (!isAllowed) throw apiError('TOO_MANY')
  const code = newCode(secrets)
  const hmac = await codeHmac(secrets, email, code)
  const isKnown = (await repositories.accounts.byEmail(email)).length > 0
  const mayEnter = isKnown || settings.signUp === 'open'
  await repositories.codes.put({
    email,
    hmac: mayEnter ? hmac : '',
    expires_at: clock.now() + codeSeconds,
    attempts: 0,
  })
  const messageId = `code.${secrets.id()}`
  const mail = mayEnter
    ? codeMail(settings.publicUrl, email, code, messageId)
    : notInvitedMail(settings.publicUrl, email, messageId)
  try {
    await mailer.send(mail)
  } catch (error) {
    log.write('warn', 'sign-in mail failed', { reason: String(error) })
    throw apiError('MAIL')
  }
}

import { apiError } from '../contract/errors.ts'
import { codeMail, notInvitedMail } from '../mail/sign-in-mails.ts'
import type { Adapters } from '../ports/adapters.ts'
import { invitationIdOf } from './invitation-token.ts'
import { codeAttempts, codeFor, codeHmac, codeSeconds, youngCodeSeconds } from './sign-in-code.ts'

const windowSeconds = 600
const codesPerClient = 60
// One client's limit lies below the address's, so that nobody alone locks an address out.
const codesPerEmailAndClient = 5
const codesPerEmail = 20

export interface CodeRequest {
  email: string
  /** Of the link in an invitation's mail; the link in the code's mail carries it on. */
  invitation?: string | undefined
}

/**
 * Mails a sign-in code. Known and unknown emails get the same answer after the same work; who may
 * not register is told so by mail alone.
 */
export async function sendCode(
  adapters: Adapters,
  { email, invitation }: CodeRequest,
  client: string,
): Promise<void> {
  const { limiter, repositories, secrets, clock, settings, mailer, log } = adapters
  const take = (key: string, limit: number) => limiter.take(key, 1, limit, windowSeconds)
  const isAllowed =
    (await take(`code:client:${client}`, codesPerClient)) &&
    (await take(`code:email:${email}:${client}`, codesPerEmailAndClient)) &&
    (await take(`code:email:${email}`, codesPerEmail))
  if (!isAllowed) throw apiError('TOO_MANY')
  const isKnown = (await repositories.accounts.byEmail(email)).length > 0
  const isInvited = await repositories.accounts.isInvited(email, clock.now())
  const mayEnter = isKnown || isInvited || settings.signUp === 'open'
  const waiting = await repositories.codes.get(email)
  const isYoung =
    waiting !== null &&
    waiting.attempts < codeAttempts &&
    waiting.expires_at > clock.now() + codeSeconds - youngCodeSeconds
  const expiresAt = isYoung ? waiting.expires_at : clock.now() + codeSeconds
  const code = await codeFor(secrets, email, expiresAt)
  const hmac = await codeHmac(secrets, email, code)
  await repositories.codes.put({
    email,
    hmac: mayEnter ? hmac : '',
    expires_at: expiresAt,
    attempts: isYoung ? waiting.attempts : 0,
  })
  const messageId = `code.${secrets.id()}`
  const minutes = Math.floor((expiresAt - clock.now()) / 60)
  // Somebody else's words have no place in a mail of ours.
  const isOurs = invitation !== undefined && (await invitationIdOf(secrets, invitation)) !== null
  const sent = { email, code, minutes, ...(isOurs ? { invitation } : {}) }
  const mail = mayEnter
    ? codeMail(settings.publicUrl, sent, messageId)
    : notInvitedMail(settings.publicUrl, email, messageId)
  try {
    await mailer.send(mail)
  } catch (error) {
    log.write('warn', 'sign-in mail failed', { reason: String(error) })
    throw apiError('MAIL')
  }
}

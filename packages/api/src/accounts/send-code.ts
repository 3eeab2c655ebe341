import { apiError } from '../contract/errors.ts'
import { accountHostOf } from '../contract/products.ts'
import { signInPath } from '../mail/sign-in-path.ts'
import { codeMail, notInvitedMail } from '../mail/sign-in-mails.ts'
import type { Adapters } from '../ports/adapters.ts'
import { invitationIdOf } from '../secrets/invitation-token.ts'
import type { Origin } from '../call/call.ts'
import { type Limit, take } from '../call/take.ts'
import { mayRegister } from './may-register.ts'
import { codeHmac, codeSeconds, newCode } from './sign-in-code.ts'

const tenMinutes = 600
const codesPerClient = 60
/**
 * Limits on the codes for one email. They count separately for each browser that has signed in with
 * this email before. Other browsers are counted by client address.
 */
const codesPerEmail = { inTenMinutes: 5, inADay: 30 }
/**
 * Hourly limit per email for all unknown browsers together. It limits guesses as well as mails,
 * because each code allows five attempts. Known browsers are exempt, so that an attacker cannot
 * lock people out of their own account.
 */
const codesOfStrangersInAnHour = 100

export interface CodeRequest {
  email: string
  /** Token from the link in an invitation mail. The link in the code mail contains it too. */
  invitation?: string | undefined
}

/**
 * Mails a sign-in code. For known and unknown emails, the server does the same work and returns the
 * same response. Only the mail reveals whether the person may sign in.
 */
export async function sendCode(
  adapters: Adapters,
  { email, invitation }: CodeRequest,
  origin: Origin,
): Promise<void> {
  const { repositories, secrets, clock, settings, mailer, log } = adapters
  await take(adapters.limiter, await limitsOf(adapters, email, origin), 'Trop de codes demandés')
  const { product } = origin
  const isKnown = (await repositories.accounts.byEmail(email, product)).length > 0
  const isInvited = await repositories.accounts.isInvited(email, product, clock.now())
  const mayEnter = isKnown || isInvited || mayRegister(settings, origin)
  const code = newCode(secrets)
  const hmac = await codeHmac(secrets, email, code)
  await repositories.codes.add({
    email,
    product,
    browser: origin.browser ?? '',
    hmac: mayEnter ? hmac : '',
    expires_at: clock.now() + codeSeconds,
    attempts: 0,
  })
  const messageId = `code.${secrets.id()}`
  // Never put user-supplied text into system mails.
  const isOurs = invitation !== undefined && (await invitationIdOf(secrets, invitation)) !== null
  const sent = { email, code, minutes: codeSeconds / 60, ...(isOurs ? { invitation } : {}) }
  const host = accountHostOf(origin)
  const url = settings.urlOf(host)
  const mail = mayEnter
    ? codeMail(`${url}${signInPath(host)}`, sent, messageId)
    : notInvitedMail(url, email, messageId)
  try {
    await mailer.send(mail)
  } catch (error) {
    log.write('warn', 'sign-in mail failed', { reason: String(error) })
    throw apiError('MAIL')
  }
}

/** Returns the rate limits for a code request. Each known browser has its own limits. */
async function limitsOf(
  { repositories, secrets }: Adapters,
  email: string,
  { client, browser }: Origin,
): Promise<Limit[]> {
  // Hashed, because keys have a bounded length and must not contain emails.
  const address = await secrets.sha256(email)
  const isKnown = browser !== null && (await repositories.browsers.isKnown(email, browser))
  const own = `code:${address}:${isKnown ? browser : client}`
  const { inTenMinutes, inADay } = codesPerEmail
  const ownLimits = [
    { key: own, limit: inTenMinutes, windowSeconds: tenMinutes },
    { key: own, limit: inADay, windowSeconds: 86_400 },
  ]
  if (isKnown) return ownLimits
  return [
    { key: `code:client:${client}`, limit: codesPerClient, windowSeconds: tenMinutes },
    ...ownLimits,
    { key: `code:strangers:${address}`, limit: codesOfStrangersInAnHour, windowSeconds: 3600 },
  ]
}

import { apiError } from '../contract/errors.ts'
import { accountHostOf } from '../contract/products.ts'
import { signInPath } from '../mail/sign-in-path.ts'
import { codeMail, notInvitedMail } from '../mail/sign-in-mails.ts'
import type { Adapters } from '../ports/adapters.ts'
import { invitationIdOf } from '../secrets/invitation-token.ts'
import type { Origin } from '../call/call.ts'
import { type Limit, perClient, take } from '../call/take.ts'
import { isGuessed } from './guesses.ts'
import { mayRegister } from './may-register.ts'
import { codeDigits, codeHmac, codeSeconds, newCode } from './sign-in-code.ts'

const tenMinutes = 600
const codesPerClient = 60
/**
 * Limits on the codes for one email. They count separately for each browser that has signed in with
 * this email before. Other browsers are counted by client address.
 */
const codesPerEmail = { inTenMinutes: 5, inADay: 30 }
/**
 * Limit per email in ten minutes for all unknown browsers together, so that nobody can fill a
 * mailbox from many addresses. Known browsers are exempt, so that an attacker cannot lock people out
 * of their own account.
 */
const codesOfStrangers = 10

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
  const { product, browser } = origin
  const isKnownBrowser = browser !== null && (await repositories.browsers.isKnown(email, browser))
  const limits = await limitsOf(adapters, email, origin, isKnownBrowser)
  await take(adapters.limiter, limits, 'Trop de codes demandés')
  const isLong = !isKnownBrowser && (await isGuessed(adapters, { email, product }))
  const isKnown = (await repositories.accounts.byEmail(email, product)).length > 0
  const isInvited = await repositories.accounts.isInvited(email, product, clock.now())
  const mayEnter = isKnown || isInvited || mayRegister(settings, origin)
  const code = newCode(secrets, isLong ? codeDigits.long : codeDigits.short)
  const hmac = await codeHmac(secrets, email, code)
  await repositories.codes.add({
    email,
    product,
    browser: browser ?? '',
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
  { secrets }: Adapters,
  email: string,
  { client, browser }: Origin,
  isKnownBrowser: boolean,
): Promise<Limit[]> {
  // Hashed, because keys have a bounded length and must not contain emails.
  const address = await secrets.sha256(email)
  const { inTenMinutes, inADay } = codesPerEmail
  const own = [
    { limit: inTenMinutes, windowSeconds: tenMinutes },
    { limit: inADay, windowSeconds: 86_400 },
  ]
  if (isKnownBrowser) return own.map((limit) => ({ key: `code:${address}:${browser}`, ...limit }))
  return [
    ...perClient('code:client', client, { limit: codesPerClient, windowSeconds: tenMinutes }),
    ...own.flatMap((limit) => perClient(`code:${address}`, client, limit)),
    { key: `code:strangers:${address}`, limit: codesOfStrangers, windowSeconds: tenMinutes },
  ]
}

import type { ApiError } from '../contract/api-error.ts'
import { apiError } from '../contract/errors.ts'
import { tooMany } from '../contract/too-many.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { CodeRecord } from '../ports/records.ts'
import type { Origin } from '../call/call.ts'
import { take } from '../call/take.ts'
import { codeAttempts, codeHmac } from './sign-in-code.ts'

const daySeconds = 86_400
const attemptsPerClient = { limit: 60, windowSeconds: 600 }
/**
 * Daily limit of attempts per email, shared by all clients that neither requested a code nor signed
 * in with this email before. Only two of the million possible codes are valid at a time, so
 * guessing for a whole day succeeds with a probability of at most 1 in 2,500.
 */
const attemptsOfStrangers = { limit: 200, windowSeconds: daySeconds }

/**
 * Returns the stored code that matches, or an error. A browser may enter the codes that it
 * requested, with five attempts for each. Any other client may enter only the newest two codes, and
 * must wait after each failure. This way, links also work on another device, and wrong codes
 * entered in one browser do not block another.
 *
 * @throws ApiError TOO_MANY, with the wait
 */
export async function checkCode(
  adapters: Adapters,
  { email, code }: { email: string; code: string },
  origin: Origin,
): Promise<CodeRecord | ApiError> {
  const { repositories, secrets, clock } = adapters
  const hmac = await codeHmac(secrets, email, code)
  const { browser, product } = origin
  const owner = { email, product }
  // Counted before the comparison, so that parallel guesses cannot share one attempt.
  const own = browser === null ? [] : await repositories.codes.attempt(owner, browser, clock.now())
  if (own.length === 0) return checkAsStranger(adapters, email, hmac, origin)
  const right = own.find((sent) => sent.hmac === hmac)
  if (right && right.attempts <= codeAttempts) return right
  const isExhausted = right || own.every(({ attempts }) => attempts >= codeAttempts)
  return apiError(isExhausted ? 'CODE_EXHAUSTED' : 'CODE_REFUSED')
}

async function checkAsStranger(
  { limiter, repositories, secrets, clock }: Adapters,
  email: string,
  hmac: string,
  { client, browser, product }: Origin,
): Promise<CodeRecord | ApiError> {
  const address = await secrets.sha256(email)
  const isKnown = browser !== null && (await repositories.browsers.isKnown(email, browser))
  const waitKey = `${address}:${isKnown ? browser : client}`
  // Check the wait first. Otherwise a client that must wait would use up the limits that it shares
  // with others behind the same address.
  const wait = await repositories.waits.begin(waitKey, clock.now())
  if (wait > 0) throw tooMany(wait)
  if (!isKnown) {
    await take(limiter, [
      { key: `login:client:${client}`, ...attemptsPerClient },
      { key: `login:strangers:${address}`, ...attemptsOfStrangers },
    ])
  }
  const newest = await repositories.codes.newest({ email, product }, clock.now())
  const right = newest.find((sent) => sent.hmac === hmac)
  if (!right) return apiError('CODE_REFUSED')
  await repositories.waits.clear(waitKey)
  return right
}

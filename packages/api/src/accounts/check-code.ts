import { ApiError } from '../contract/api-error.ts'
import { apiError } from '../contract/errors.ts'
import { tooMany } from '../contract/too-many.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { CodeRecord } from '../ports/records.ts'
import type { CodeOwner } from '../ports/repositories.ts'
import type { Origin } from '../call/call.ts'
import { perClient, take } from '../call/take.ts'
import { giveBackGuess, takeGuess } from './guesses.ts'
import { codeAttempts, codeHmac, isLongCode } from './sign-in-code.ts'

const attemptsPerClient = { limit: 60, windowSeconds: 600 }

/**
 * Returns the stored code that matches, or an error. A browser may enter the codes that it
 * requested, with five attempts for each. Any other client may enter only the newest two codes, and
 * must wait after each failure. This way, links also work on another device, and wrong codes
 * entered in one browser do not block another. Short codes of unknown browsers also count together
 * (`takeGuess`).
 *
 * @throws ApiError TOO_MANY, with the wait
 */
export async function checkCode(
  adapters: Adapters,
  { email, code }: { email: string; code: string },
  origin: Origin,
): Promise<CodeRecord | ApiError> {
  const { repositories, secrets, clock } = adapters
  const { browser, product } = origin
  const isKnown = browser !== null && (await repositories.browsers.isKnown(email, browser))
  const owner = { email, product }
  const isGuess = !isKnown && !isLongCode(code)
  const tried = { owner, isKnown, hmac: await codeHmac(secrets, email, code) }
  // Counted before the comparison, so that parallel guesses cannot share one attempt.
  const own = browser === null ? [] : await repositories.codes.attempt(owner, browser, clock.now())
  if (own.length === 0) await waitAsStranger(adapters, tried, origin)
  if (isGuess && !(await takeGuess(adapters, owner))) return apiError('CODE_TOO_SHORT')
  const result = own.length > 0 ? ownCode(own, tried) : await strangersCode(adapters, tried, origin)
  if (isGuess && !(result instanceof ApiError)) await giveBackGuess(adapters, owner)
  return result
}

/** An attempt to sign in with a code. */
interface Tried {
  owner: CodeOwner
  /** Whether this browser has signed in with this email before. */
  isKnown: boolean
  hmac: string
}

/** Compares with the codes that this browser requested. */
function ownCode(own: readonly CodeRecord[], { hmac }: Tried): CodeRecord | ApiError {
  const right = own.find((sent) => sent.hmac === hmac)
  if (right && right.attempts <= codeAttempts) return right
  const isExhausted = right || own.every(({ attempts }) => attempts >= codeAttempts)
  return apiError(isExhausted ? 'CODE_EXHAUSTED' : 'CODE_REFUSED')
}

async function waitKeyOf(
  { secrets }: Adapters,
  { owner, isKnown }: Tried,
  { browser, client }: Origin,
): Promise<string> {
  return `${await secrets.sha256(owner.email)}:${isKnown ? browser : client}`
}

/**
 * Begins the attempt of a browser that requested no code.
 *
 * @throws ApiError TOO_MANY, with the wait
 */
async function waitAsStranger(adapters: Adapters, tried: Tried, origin: Origin): Promise<void> {
  const { limiter, repositories, clock } = adapters
  // Check the wait first. Otherwise a client that must wait would use up the limits that it shares
  // with others behind the same address.
  const key = await waitKeyOf(adapters, tried, origin)
  const wait = await repositories.waits.begin(key, clock.now())
  if (wait > 0) throw tooMany(wait)
  if (tried.isKnown) return
  await take(limiter, perClient('login:client', origin.client, attemptsPerClient))
}

/** Compares with the newest two codes, whoever requested them. */
async function strangersCode(
  adapters: Adapters,
  tried: Tried,
  origin: Origin,
): Promise<CodeRecord | ApiError> {
  const { repositories, clock } = adapters
  const newest = await repositories.codes.newest(tried.owner, clock.now())
  const right = newest.find((sent) => sent.hmac === tried.hmac)
  if (!right) return apiError('CODE_REFUSED')
  await repositories.waits.clear(await waitKeyOf(adapters, tried, origin))
  return right
}

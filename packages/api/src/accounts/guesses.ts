import { guessingNoticeJob } from '../jobs/guessing-notice-job.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { CodeOwner } from '../ports/repositories.ts'

/**
 * Daily limit of wrong six-digit codes for one email, shared by all browsers that have never signed
 * in to it, whether or not they requested a code. Above it, codes for such browsers have twelve
 * digits. Two of the million codes are valid at a time, so guessing for a whole day succeeds with a
 * probability of at most 1 in 10,000.
 */
const wrongCodes = { limit: 50, windowSeconds: 86_400 }

type Parts = Pick<Adapters, 'limiter' | 'secrets' | 'repositories' | 'clock'>

// Hashed, because keys have a bounded length and must not contain emails.
const keyOf = async ({ secrets }: Parts, email: string) =>
  `wrong-codes:${await secrets.sha256(email)}`

/**
 * Counts an attempt with a short code by an unknown browser; returns false if none is left. Call it
 * before comparing the code, so that parallel guesses cannot share one attempt.
 */
export async function takeGuess(adapters: Parts, owner: CodeOwner): Promise<boolean> {
  const { limit, windowSeconds } = wrongCodes
  const key = await keyOf(adapters, owner.email)
  const wait = await adapters.limiter.takeOrWait(key, 1, limit, windowSeconds)
  if (wait > 0) await noticeOnce(adapters, owner)
  return wait === 0
}

/** Undoes `takeGuess` after the right code. */
export async function giveBackGuess(adapters: Parts, { email }: CodeOwner): Promise<void> {
  const { limit, windowSeconds } = wrongCodes
  await adapters.limiter.giveBack(await keyOf(adapters, email), 1, limit, windowSeconds)
}

/** True if somebody is guessing the codes of this email, so that unknown browsers need long ones. */
export async function isGuessed(adapters: Parts, owner: CodeOwner): Promise<boolean> {
  if (!(await takeGuess(adapters, owner))) return true
  await giveBackGuess(adapters, owner)
  return false
}

/** Queues one mail a day to the owner of the email. */
async function noticeOnce(adapters: Parts, { email, product }: CodeOwner): Promise<void> {
  const { limiter, repositories, secrets, clock } = adapters
  const key = `guessing-notice:${product}:${await secrets.sha256(email)}`
  const wait = await limiter.takeOrWait(key, 1, 1, wrongCodes.windowSeconds)
  if (wait > 0) return
  await repositories.jobs.add([guessingNoticeJob(secrets.id(), { email, product }, clock.now())])
}

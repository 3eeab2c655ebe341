import { apiError } from '../contract/errors.ts'
import { createTurns, type Turns } from './create-turns.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { HeldKey, IdempotencyKey, StoredAnswer } from '../ports/idempotency.ts'

type Once = Pick<Adapters, 'repositories' | 'clock' | 'secrets'>

/** A request whose lease was not renewed for this long counts as crashed and may be retried. */
const leaseSeconds = 4
const renewMilliseconds = 1000
const pollMilliseconds = 40
const maxWaitMilliseconds = 30_000

/**
 * Claims in this process, by installation. Only one request of a key asks the database; few others may
 * wait for it, because each of them keeps its body in memory.
 */
const claims = new WeakMap<object, Turns>()

function claimsOf({ repositories: { idempotency } }: Once): Turns {
  const known = claims.get(idempotency)
  if (known) return known
  const turns = createTurns({
    atOnce: Infinity,
    maxWait: maxWaitMilliseconds,
    maxWaiting: 256,
    maxWaitingPerOwner: 16,
  })
  claims.set(idempotency, turns)
  return turns
}

/**
 * Claims an idempotency key for this request. While another request holds the key, waits for that
 * request to end. Then returns its stored response or, if that request failed, claims the key.
 * Throws BUSY after 30 s, or at once if too many requests wait in this process, and KEY_REUSED when
 * the key belongs to a different request.
 */
export async function claimKey(
  once: Once,
  key: IdempotencyKey,
  fingerprint: string,
): Promise<StoredAnswer | HeldKey> {
  const deadline = Date.now() + maxWaitMilliseconds
  const owner = JSON.stringify([key.caller, key.key])
  return claimsOf(once).run(owner, () => pollKey(once, key, fingerprint, deadline))
}

async function pollKey(
  { repositories: { idempotency }, clock, secrets }: Once,
  key: IdempotencyKey,
  fingerprint: string,
  deadline: number,
): Promise<StoredAnswer | HeldKey> {
  const held: HeldKey = { ...key, owner: secrets.id() }
  for (;;) {
    const claim = await idempotency.claim(held, fingerprint, clock.now(), leaseSeconds)
    if (claim.state === 'claimed') return held
    if (claim.state === 'done') return claim.answer
    if (claim.state === 'mismatch') throw apiError('KEY_REUSED')
    if (Date.now() > deadline) throw apiError('BUSY')
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds))
  }
}

/** Runs work while renewing the lease of its key, then frees the key unless it is finished. */
export async function whileHeld<Result>(
  once: Once,
  held: HeldKey,
  work: () => Promise<Result>,
): Promise<Result> {
  const result = await untilFinished(once, held, work)
  await once.repositories.idempotency.release(held)
  return result
}

/**
 * Runs work that finishes its key, while renewing the key's lease. Frees the key if the work fails.
 *
 * A process that stalls for longer than its lease loses the key to a retry, and both may run. Of
 * the two, only the one that holds the key can finish it, so what is written in the same
 * transaction is written once. Everything else that the work does, such as calling a payment
 * provider, must be safe to repeat. A retry after a crash repeats it too.
 */
export async function untilFinished<Result>(
  { repositories: { idempotency }, clock }: Once,
  held: HeldKey,
  work: () => Promise<Result>,
): Promise<Result> {
  // Ignore a failed renewal, because the next one follows soon. If none succeeds, a retry may claim
  // the key, which this request can then no longer finish.
  const renew = () => idempotency.renew(held, clock.now(), leaseSeconds).catch(() => undefined)
  const timer = setInterval(() => void renew(), renewMilliseconds)
  try {
    return await work()
  } catch (error) {
    await idempotency.release(held)
    throw error
  } finally {
    clearInterval(timer)
  }
}

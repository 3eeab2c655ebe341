import { apiError } from '../contract/errors.ts'
import type { IdempotencyKey, StoredAnswer } from '../ports/idempotency.ts'
import type { Repositories } from '../ports/repositories.ts'

/** A request that takes longer than this counts as failed and may be retried. */
const leaseSeconds = 120
const pollMilliseconds = 40
const maxWaitMilliseconds = 30_000

/**
 * Claims an idempotency key for this request. While another request owns the key, waits for that
 * request and then returns its stored response. Throws BUSY after 30 s, and KEY_REUSED when the key
 * belongs to a different request.
 */
export async function claimKey(
  { idempotency }: Repositories,
  key: IdempotencyKey,
  fingerprint: string,
  now: () => number,
): Promise<StoredAnswer | 'claimed'> {
  const deadline = Date.now() + maxWaitMilliseconds
  for (;;) {
    const claim = await idempotency.claim(key, fingerprint, now(), leaseSeconds)
    if (claim.state === 'claimed') return 'claimed'
    if (claim.state === 'done') return claim.answer
    if (claim.state === 'mismatch') throw apiError('KEY_REUSED')
    if (Date.now() > deadline) throw apiError('BUSY')
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds))
  }
}

import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'

/**
 * Counts mails against an organisation's daily quota. Call it inside the transaction that queues
 * them. When it throws, the transaction queues none of them, and they do not count.
 */
export async function takeQuota(
  { limiter, settings }: Adapters,
  organisationId: string,
  mails: number,
): Promise<void> {
  if (mails === 0) return
  const key = `mail:${organisationId}`
  const wait = await limiter.takeOrWait(key, mails, settings.mailQuota, 86_400)
  if (wait > 0) throw apiError('QUOTA', { payload: { retry_after: wait } })
}

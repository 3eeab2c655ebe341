import type { Adapters } from '../ports/adapters.ts'
import { claimKey } from './once.ts'

/**
 * Runs work that must not run twice at the same time in an organisation. A concurrent request with
 * the same key waits, and is rejected with BUSY after 30 s. If the process crashes, the key becomes
 * free when its lease ends, as with an idempotency key.
 *
 * @param key names the kind of work.
 */
export async function runAlone<Result>(
  { repositories, clock }: Pick<Adapters, 'repositories' | 'clock'>,
  organisationId: string,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const turn = { caller: `organisation:${organisationId}`, key }
  await claimKey(repositories, turn, '', () => clock.now())
  try {
    return await work()
  } finally {
    await repositories.idempotency.release(turn)
  }
}

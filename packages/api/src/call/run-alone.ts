import type { Adapters } from '../ports/adapters.ts'
import { claimKey } from './once.ts'

/**
 * Runs work that an organisation may run only once at a time. A concurrent request with the same
 * key waits, and is rejected with BUSY after 30 s. If the process crashes, the key is free again
 * once its lease ends, as for an idempotency key.
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

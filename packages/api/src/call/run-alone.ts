import type { Adapters } from '../ports/adapters.ts'
import { claimKey } from './once.ts'

/**
 * Runs work of which an organisation may have only one at a time; another request for the same waits
 * for its turn, and is refused as BUSY where that lasts too long. The work has as long as any request
 * with a key before it is taken for dead.
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

import type { Adapters } from '../ports/adapters.ts'
import { claimKey, whileHeld } from './once.ts'

/**
 * Runs work that must not run twice at the same time in an organisation. A concurrent request with
 * the same key waits, and is rejected with BUSY after 30 s. If the process crashes, the key becomes
 * free when its lease ends, as with an idempotency key.
 *
 * @param key names the kind of work.
 */
export async function runAlone<Result>(
  adapters: Pick<Adapters, 'repositories' | 'clock' | 'secrets'>,
  organisationId: string,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const turn = { caller: `organisation:${organisationId}`, key }
  const held = await claimKey(adapters, turn, '')
  // The key of a turn is only released and never finished, so it cannot have a stored response.
  if (!('owner' in held)) throw new Error(`The turn ${key} has a response`)
  return whileHeld(adapters, held, work)
}

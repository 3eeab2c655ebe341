import type { TurnRules } from '../call/create-turns.ts'
import { overloaded } from '../contract/too-many.ts'

/**
 * Lists and reports that one process reads at once, by organisation. One organisation uses at most
 * a quarter of the connections, so that another never waits for all of its lists. Others wait for
 * up to 20 seconds.
 *
 * @param connections how many connections to the database the process has; Infinity if the database
 *   needs none
 */
export function listRules(connections: number): TurnRules {
  return {
    atOnce: Math.ceil((connections * 3) / 4),
    perOwner: Math.max(1, Math.floor(connections / 4)),
    maxWait: 20_000,
    maxWaiting: 1000,
    maxWaitingPerOwner: 200,
    refusal: () =>
      overloaded('Trop de listes sont en cours de lecture. Réessayez dans un instant.'),
  }
}

import type { TurnRules } from '../call/create-turns.ts'
import { overloaded } from '../contract/too-many.ts'

/**
 * The bodies of at most eight uploads are in memory at once, and of two per organisation. Others
 * wait unread for up to 10 seconds.
 */
export const fileRules: TurnRules = {
  atOnce: 8,
  perOwner: 2,
  maxWait: 10_000,
  maxWaiting: 200,
  maxWaitingPerOwner: 50,
  refusal: () =>
    overloaded(
      'D’autres fichiers sont en cours d’envoi et le vôtre n’a pas pu être reçu : réessayez dans un instant.',
    ),
}

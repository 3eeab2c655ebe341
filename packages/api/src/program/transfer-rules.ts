import { apiError } from '../contract/errors.ts'
import type { TurnRules } from '../call/create-turns.ts'

/**
 * At most eight videos are relayed at once, and one per person. Other requests wait for up to 5
 * seconds.
 */
export const transferRules: TurnRules = {
  atOnce: 8,
  maxWait: 5000,
  refusal: () =>
    apiError('TOO_MANY', { message: 'Un autre import est en cours. Réessayez dans un instant.' }),
}

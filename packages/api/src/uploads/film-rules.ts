import type { TurnRules } from '../call/create-turns.ts'
import { apiError } from '../contract/errors.ts'

/**
 * Each process reads at most two films at once, and one per organisation. Other films wait for up to
 * 30 seconds.
 */
export const filmRules: TurnRules = {
  atOnce: 2,
  maxWait: 30_000,
  refusal: () =>
    apiError('BUSY', {
      message:
        'D’autres vidéos sont en cours de lecture et la vôtre a attendu 30 secondes : réessayez dans un instant.',
    }),
}

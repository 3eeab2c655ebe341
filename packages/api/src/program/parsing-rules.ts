import { apiError } from '../contract/errors.ts'
import type { TurnRules } from '../call/create-turns.ts'

/**
 * Each process parses at most two files at once, and one per organisation. Other files wait for up
 * to 30 seconds.
 */
export const parsingRules: TurnRules = {
  atOnce: 2,
  maxWait: 30_000,
  refusal: () =>
    apiError('BUSY', {
      message:
        'D’autres fichiers sont en cours de lecture et le vôtre a attendu 30 secondes : réessayez dans un instant.',
    }),
}

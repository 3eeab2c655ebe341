import { apiError } from '../contract/errors.ts'
import type { TurnRules } from '../call/create-turns.ts'

/** Two files at once in a process, one of each organisation; others wait at most 30 s. */
export const parsingRules: TurnRules = {
  atOnce: 2,
  patience: 30_000,
  refusal: () =>
    apiError('BUSY', {
      message:
        'D’autres fichiers sont en cours de lecture et le vôtre a attendu 30 secondes : réessayez dans un instant.',
    }),
}

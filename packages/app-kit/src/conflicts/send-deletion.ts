import type { SagaGenerator } from 'typed-redux-saga'
import { isMissing } from './conflict.ts'

/**
 * Sends a deletion. Where somebody else was first it has come to the same, and is no failure.
 *
 * @throws what `send` throws otherwise
 */
export function* sendDeletion(send: () => SagaGenerator<unknown>): SagaGenerator<void> {
  try {
    yield* send()
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

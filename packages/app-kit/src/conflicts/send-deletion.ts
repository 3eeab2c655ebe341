import type { SagaGenerator } from 'typed-redux-saga'
import { isMissing } from './conflict.ts'

/**
 * Sends a deletion. Succeeds if somebody else has already deleted the entity.
 *
 * @throws any other error of `send`
 */
export function* sendDeletion(send: () => SagaGenerator<unknown>): SagaGenerator<void> {
  try {
    yield* send()
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

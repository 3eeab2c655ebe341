import type { UnknownAction } from '@reduxjs/toolkit'
import { put, type SagaGenerator } from 'typed-redux-saga'

/**
 * Applies a change to the store, then sends it; what was before is restored when sending fails.
 *
 * @throws whatever `send` throws, after restoring.
 */
export function* optimistic<Result>(change: {
  apply: UnknownAction
  restore: UnknownAction
  send: () => SagaGenerator<Result>
}) {
  yield* put(change.apply)
  try {
    return yield* change.send()
  } catch (error) {
    yield* put(change.restore)
    throw error
  }
}

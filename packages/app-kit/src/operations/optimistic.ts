import type { UnknownAction } from '@reduxjs/toolkit'
import { put, type SagaGenerator } from 'typed-redux-saga'

/**
 * Applies a change to the store, then sends it; what was before is restored when sending fails.
 *
 * @throws whatever `send` throws, after restoring.
 */
export function* optimistic<Result>(change: {
  apply: UnknownAction
  /** Rolls the change back; on a conflict, to what is stored now. */
  restore: UnknownAction | ((error: unknown) => UnknownAction)
  send: () => SagaGenerator<Result>
}) {
  yield* put(change.apply)
  try {
    return yield* change.send()
  } catch (error) {
    const { restore } = change
    yield* put(typeof restore === 'function' ? restore(error) : restore)
    throw error
  }
}

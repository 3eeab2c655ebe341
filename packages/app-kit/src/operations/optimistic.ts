import type { UnknownAction } from '@reduxjs/toolkit'
import { put, type SagaGenerator } from 'typed-redux-saga'

/**
 * Applies a change to the store, then sends it; rolls it back when sending fails.
 *
 * @throws what `send` throws, after the rollback
 */
export function* optimistic<Result>(change: {
  apply: UnknownAction
  /** Rolls back the change or, on a conflict, puts the stored state in its place. */
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

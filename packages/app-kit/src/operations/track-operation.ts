import { ApiError } from '@org/api/client'
import { put, type SagaGenerator } from 'typed-redux-saga'
import { ConflictError } from '../conflicts/conflict.ts'
import { errorMessage, isSessionEnd } from '../store/error-message.ts'
import { operationFailed, operationStarted, operationSucceeded } from './operations-slice.ts'
import { refusalsIn } from './refused-fields.ts'

/** How tracked work ended; `session-end` needs no message, since the session saga handles it. */
export type Outcome =
  | { status: 'succeeded' }
  | { status: 'session-end' }
  | { status: 'failed'; message: string }

/** A part of a saga that returns a result. */
export type Work<Result> = SagaGenerator<Result>

/**
 * Runs work, and stores its state as the operation with this key. The screen that started the work
 * can then close on success and keep the input on failure.
 *
 * @param work returns the id of the created entity, if any
 */
export function* trackOperation(
  key: string,
  work: () => Work<string | void>,
): SagaGenerator<Outcome> {
  yield* put(operationStarted(key))
  try {
    const id = yield* work()
    yield* put(operationSucceeded(id ? { key, id } : { key }))
    return { status: 'succeeded' }
  } catch (error) {
    const message = errorMessage(error)
    const conflict = error instanceof ConflictError ? { conflict: error.conflict } : {}
    const blamed = refusalsIn(error)
    const fields = blamed ? { fields: blamed } : {}
    const errorType = error instanceof ApiError ? { errorType: error.type } : {}
    yield* put(operationFailed({ key, message, ...conflict, ...fields, ...errorType }))
    return isSessionEnd(error) ? { status: 'session-end' } : { status: 'failed', message }
  }
}

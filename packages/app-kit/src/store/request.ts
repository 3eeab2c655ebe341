import { call } from 'redux-saga/effects'
import type { SagaGenerator } from 'typed-redux-saga'

/** A call to the API that a saga makes: it gets the signal by which cancelling the saga aborts the call. */
export type ApiCall<Answer> = (signal: AbortSignal) => Promise<Answer>

/**
 * Makes one call to the API from a saga. When the saga is cancelled (the session ended, a newer
 * request took over), the call is aborted and its answer never reaches the store.
 *
 * @throws ApiError as the client does.
 */
export function* request<Answer>(apiCall: ApiCall<Answer>): SagaGenerator<Answer> {
  const controller = new AbortController()
  try {
    const answer: Answer = yield call(apiCall, controller.signal)
    return answer
  } finally {
    // Without asking `cancelled` first: after an effect in here a delegating saga would go on as if
    // nothing had happened. Aborting a call that is done does nothing.
    controller.abort()
  }
}

import { call } from 'redux-saga/effects'
import type { SagaGenerator } from 'typed-redux-saga'

/** An API call from a saga. Its signal aborts when the saga is cancelled. */
export type ApiCall<Answer> = (signal: AbortSignal) => Promise<Answer>

/**
 * Makes one API call from a saga. When the saga is cancelled (the session ended, a newer request
 * replaced it), the call is aborted and its response never reaches the store.
 *
 * @throws ApiError as the API client does
 */
export function* request<Answer>(apiCall: ApiCall<Answer>): SagaGenerator<Answer> {
  const controller = new AbortController()
  try {
    const answer: Answer = yield call(apiCall, controller.signal)
    return answer
  } finally {
    // This block must not yield an effect such as `cancelled`: a cancelled saga that delegates to
    // this generator would then continue as if nothing had happened. Aborting a finished call does
    // nothing.
    controller.abort()
  }
}

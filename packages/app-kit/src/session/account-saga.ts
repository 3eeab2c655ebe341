import { call, put, select, takeLatest } from 'typed-redux-saga'
import type { Environment } from '../store/environment.ts'
import { errorMessage, isSessionEnd } from '../store/error-message.ts'
import { restoreFailed, selectAuth, sessionLoaded, signedIn } from './session-slice.ts'

/**
 * Creates a saga that loads the account with `loadAccount` after each sign-in, for products whose
 * login response does not contain it. A failure is shown like a failure to load a stored session.
 *
 * @param selectAccount returns null until the account is loaded
 */
export function createAccountSaga<State>(selectAccount: (state: State) => unknown) {
  function* load(environment: Environment) {
    const auth = yield* select(selectAuth)
    if (!auth) return
    try {
      yield* call(environment.loadAccount, environment, auth)
    } catch (error) {
      if (!isSessionEnd(error)) yield* put(restoreFailed(errorMessage(error)))
    }
  }

  /** Loads the account if a sign-in was missed while this saga restarted. */
  function* loadIfMissed(environment: Environment) {
    if (!(yield* select(selectAccount))) yield* load(environment)
  }

  return function* accountSaga(environment: Environment) {
    yield* takeLatest(signedIn, load, environment)
    yield* takeLatest(sessionLoaded, loadIfMissed, environment)
  }
}

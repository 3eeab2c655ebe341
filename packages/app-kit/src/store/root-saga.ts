import { actionChannel, call, cancel, delay, fork, take } from 'typed-redux-saga'
import type { FeatureSaga } from '../product.ts'
import { identitySaga } from '../identity/identity-saga.ts'
import { leavesAccount, sessionEnded, type SessionEndReason } from '../session/session-slice.ts'
import { sessionSaga } from '../session/session-saga.ts'
import { signInSaga } from '../sign-in/sign-in-saga.ts'
import type { Environment } from './environment.ts'

const restartDelay = 1000

/** Runs a feature for ever: a crash is reported, stays local, and the feature starts again. */
export function* supervise(saga: FeatureSaga, environment: Environment): Generator {
  for (;;) {
    try {
      yield* call(saga, environment)
      return
    } catch (error) {
      // A crash is a fault of the program; the console is where developers and monitors look.
      console.error(error)
      yield* delay(restartDelay)
    }
  }
}

function* clearLocalData(environment: Environment, reason: SessionEndReason) {
  try {
    yield* call(environment.clearLocalData, reason)
  } catch (error) {
    // A browser that keeps nothing (a private window) has nothing to clear; the next visitor goes on.
    console.error(error)
  }
}

function* runFeatures(sagas: readonly FeatureSaga[], environment: Environment): Generator {
  // Buffered: a second end while the first is being cleared away must not be missed.
  const ends = yield* actionChannel(leavesAccount)
  for (;;) {
    const tasks = []
    for (const saga of sagas) tasks.push(yield* fork(supervise, saga, environment))
    // An answer that is still under way belongs to the former account and must not reach the next one.
    const end = yield* take(ends)
    yield* cancel(tasks)
    // Cleared before the features start anew, which read what this browser keeps.
    if (sessionEnded.match(end)) yield* clearLocalData(environment, end.payload)
  }
}

/** The application's flows: the session for as long as the page lives, the product's per account. */
export function* rootSaga(sagas: readonly FeatureSaga[], environment: Environment): Generator {
  yield* fork(runFeatures, sagas, environment)
  yield* fork(supervise, signInSaga, environment)
  yield* fork(supervise, identitySaga, environment)
  yield* fork(supervise, sessionSaga, environment)
}

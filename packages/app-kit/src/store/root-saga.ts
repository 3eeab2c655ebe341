import { call, cancel, delay, fork, take } from 'typed-redux-saga'
import type { FeatureSaga } from '../product.ts'
import { sessionEnded, switchAccountRequested } from '../session/session-slice.ts'
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

function* runFeatures(sagas: readonly FeatureSaga[], environment: Environment): Generator {
  for (;;) {
    const tasks = []
    for (const saga of sagas) tasks.push(yield* fork(supervise, saga, environment))
    // An answer that is still under way belongs to the former account and must not reach the next one.
    yield* take([sessionEnded.type, switchAccountRequested.type])
    yield* cancel(tasks)
  }
}

/** The application's flows: the session for as long as the page lives, the product's per account. */
export function* rootSaga(sagas: readonly FeatureSaga[], environment: Environment): Generator {
  yield* fork(runFeatures, sagas, environment)
  yield* fork(supervise, signInSaga, environment)
  yield* fork(supervise, sessionSaga, environment)
}

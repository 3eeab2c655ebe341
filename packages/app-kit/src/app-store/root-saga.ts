import type { Action } from 'redux'
import { actionChannel, call, cancel, delay, fork, race, take } from 'typed-redux-saga'
import type { FeatureSaga } from '../product.ts'
import { identitySaga } from '../identity/identity-saga.ts'
import { leavesAccount, sessionEnded, type SessionEndReason } from '../session/session-slice.ts'
import { sessionSaga } from '../session/session-saga.ts'
import { signInSaga } from '../sign-in/sign-in-saga.ts'
import type { Environment } from '../store/environment.ts'
import { foreignDraftsSaga } from '../unsaved-work/foreign-drafts-saga.ts'
import type { FeatureRegistry } from './feature-registry.ts'

const restartDelay = 1000

/** Runs a feature for ever: a crash is reported, stays local, and the feature starts again. */
export function* supervise(saga: FeatureSaga, environment: Environment): Generator {
  for (;;) {
    try {
      yield* call(saga, environment)
      return
    } catch (error) {
      // A crash is an error of the program; the console is where developers and monitors look.
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

function* runFeatures(features: FeatureRegistry, environment: Environment): Generator {
  // Buffered: a second end while the first is being cleared away must not be missed.
  const ends = yield* actionChannel(leavesAccount)
  for (;;) {
    const tasks = []
    for (const saga of features.sagas) tasks.push(yield* fork(supervise, saga, environment))
    // An answer that is still under way belongs to the former account and must not reach the next one.
    let end: Action | undefined
    while (!end) {
      const next = yield* race({ end: take(ends), saga: take(features.added) })
      if (next.saga) tasks.push(yield* fork(supervise, next.saga, environment))
      end = next.end
    }
    yield* cancel(tasks)
    // Cleared before the features start again, which read what this browser keeps.
    if (sessionEnded.match(end)) yield* clearLocalData(environment, end.payload)
  }
}

/** The application's flows: the session for as long as the page lives, the product's per account. */
export function* rootSaga(features: FeatureRegistry, environment: Environment): Generator {
  yield* fork(runFeatures, features, environment)
  yield* fork(supervise, signInSaga, environment)
  yield* fork(supervise, identitySaga, environment)
  yield* fork(supervise, foreignDraftsSaga, environment)
  yield* fork(supervise, sessionSaga, environment)
}

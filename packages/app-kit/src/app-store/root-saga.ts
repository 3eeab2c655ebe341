import type { Action } from 'redux'
import { buffers } from 'redux-saga'
import {
  actionChannel,
  call,
  cancel,
  delay,
  flush,
  fork,
  put,
  race,
  select,
  take,
} from 'typed-redux-saga'
import type { FeatureSaga } from '../product.ts'
import { identitySaga } from '../identity/identity-saga.ts'
import {
  leavesAccount,
  selectAuth,
  sessionEnded,
  sessionLoaded,
  signedIn,
  type SessionEndReason,
} from '../session/session-slice.ts'
import { sessionSaga } from '../session/session-saga.ts'
import { changesSaga } from '../changes/changes-saga.ts'
import { connectionSaga } from '../connection/connection-saga.ts'
import { signInSaga } from '../sign-in/sign-in-saga.ts'
import type { Environment } from '../store/environment.ts'
import { foreignDraftsSaga } from '../unsaved-work/foreign-drafts-saga.ts'
import type { FeatureRegistry } from './feature-registry.ts'

const restartDelay = 1000

/**
 * Runs a saga, and restarts it after a crash. The crash is logged and does not affect other sagas.
 */
export function* supervise(saga: FeatureSaga, environment: Environment): Generator {
  for (;;) {
    try {
      yield* call(saga, environment)
      return
    } catch (error) {
      // A crash is a bug; log it where developers and monitoring can see it.
      console.error(error)
      yield* delay(restartDelay)
    }
  }
}

function* clearLocalData(environment: Environment, reason: SessionEndReason) {
  try {
    yield* call(environment.clearLocalData, reason)
  } catch (error) {
    // A browser without storage (a private window) has nothing to clear, so continue.
    console.error(error)
  }
}

function* runFeatures(features: FeatureRegistry, environment: Environment): Generator {
  // The channel buffers the actions, because another session may end during the cleanup.
  const ends = yield* actionChannel(leavesAccount)
  const starts = yield* actionChannel(
    [signedIn.type, sessionLoaded.type],
    buffers.sliding<Action>(1),
  )
  let hasMissedStart = false
  for (;;) {
    const tasks = []
    for (const saga of features.sagas) tasks.push(yield* fork(supervise, saga, environment))
    if (hasMissedStart && (yield* select(selectAuth))) yield* put(sessionLoaded())
    // Pending responses belong to the previous account and must not reach the next one.
    let end: Action | undefined
    while (!end) {
      const next = yield* race({ end: take(ends), saga: take(features.added) })
      if (next.saga) tasks.push(yield* fork(supervise, next.saga, environment))
      end = next.end
    }
    yield* cancel(tasks)
    yield* flush(starts)
    // Clear local data before the features restart, because they read it.
    if (sessionEnded.match(end)) yield* clearLocalData(environment, end.payload)
    // Somebody may sign in during the cleanup, when no feature is running.
    hasMissedStart = (yield* flush(starts)).length > 0
  }
}

/**
 * Runs all sagas. Shared sagas run until the page closes. Sagas of features restart when the
 * account changes.
 */
export function* rootSaga(features: FeatureRegistry, environment: Environment): Generator {
  yield* fork(runFeatures, features, environment)
  yield* fork(supervise, signInSaga, environment)
  yield* fork(supervise, identitySaga, environment)
  yield* fork(supervise, foreignDraftsSaga, environment)
  yield* fork(supervise, sessionSaga, environment)
  yield* fork(supervise, connectionSaga, environment)
  yield* fork(supervise, changesSaga, environment)
}

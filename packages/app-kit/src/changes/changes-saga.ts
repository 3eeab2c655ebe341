import { call, select, takeLatest } from 'typed-redux-saga'
import { leavesAccount, selectAuth, sessionLoaded, signedIn } from '../session/session-slice.ts'
import type { Environment } from '../store/environment.ts'

/**
 * Follows changes in the organisation while somebody is signed in. Loads the code for this only
 * after sign-in.
 */
export function* changesSaga(environment: Environment): Generator {
  const { openChanges } = environment
  if (!openChanges) return
  yield* takeLatest([signedIn, sessionLoaded, leavesAccount], function* () {
    if ((yield* select(selectAuth)) === null) return
    try {
      const { followChanges } = yield* call(() => import('./follow-changes.ts'))
      yield* followChanges(environment, openChanges)
    } catch (error) {
      // If this code cannot be loaded, pages still show changes when they are loaded again.
      console.warn(error)
    }
  })
}

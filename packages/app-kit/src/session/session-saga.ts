import { buffers, eventChannel } from 'redux-saga'
import { call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import type { Environment } from '../store/environment.ts'
import { errorMessage, isSessionEnd } from '../store/error-message.ts'
import { failureText } from '../store/failure-help.ts'
import { request } from '../store/request.ts'
import {
  accountChanged,
  logoutEverywhereRequested,
  logoutRequested,
  noSessionFound,
  otherAccountOpened,
  reclaimFailed,
  restoreFailed,
  restoreRequested,
  selectAuth,
  selectSession,
  sessionEnded,
  sessionLoaded,
  sessionRestored,
  switchAccountRequested,
  workAbandoned,
  workReclaimed,
} from './session-slice.ts'
import type { Auth, SessionChange } from './session-storage.ts'
import { startSession } from './start-session.ts'

/** Loads the account of a stored session. */
export function* loadSession(environment: Environment, auth: Auth) {
  yield* put(sessionRestored(auth))
  try {
    yield* call(environment.loadAccount, environment, auth)
    yield* put(sessionLoaded())
  } catch (error) {
    if (!isSessionEnd(error)) yield* put(restoreFailed(errorMessage(error)))
  }
}

/** Resumes the session of the last visit, if there is one. */
export function* restore(environment: Environment) {
  const auth = environment.sessionStorage.read()
  if (auth) yield* loadSession(environment, auth)
  else yield* put(noSessionFound())
}

/**
 * Signs out locally without waiting for the server to revoke the token, so that signing out works
 * offline.
 */
export function* logout({ client, notify }: Environment) {
  const revocation = client.call('logout')
  yield* put(sessionEnded('logout'))
  try {
    yield* call(() => revocation)
  } catch (error) {
    if (!isSessionEnd(error)) notify(failureText(error, 'action'), 'danger')
  }
}

/**
 * Signs out locally only after the server has ended all sessions, so that the user knows it worked.
 */
export function* logoutEverywhere({ client, notify }: Environment) {
  try {
    yield* request((signal) => client.call('logout', { query: { revoke_token: true } }, { signal }))
    yield* put(sessionEnded('logout'))
  } catch (error) {
    if (!isSessionEnd(error)) notify(failureText(error, 'action'), 'danger')
  }
}

/** Opens another account of the same user; the request action has already cleared the lists. */
export function* switchAccount(
  environment: Environment,
  { payload }: ReturnType<typeof switchAccountRequested>,
) {
  const { client, notify } = environment
  try {
    const answer = yield* request((signal) =>
      client.call('loginOtherAccount', { query: { account_id: payload } }, { signal }),
    )
    yield* startSession(environment, answer)
  } catch (error) {
    if (isSessionEnd(error)) return
    notify(failureText(error, 'action'), 'danger')
    const auth = yield* select(selectAuth)
    if (auth) yield* loadSession(environment, auth)
  }
}

/** Applies another tab's session change to this tab. */
export function* followOtherTab(environment: Environment, change: SessionChange) {
  const { auth } = change
  if (!auth) return yield* put(sessionEnded(change.reason))
  const { auth: former, unsavedWork } = yield* select(selectSession)
  // With the new account's session, the work would be saved to the wrong account.
  if (unsavedWork && unsavedWork.userId !== auth.user_id) return yield* put(otherAccountOpened())
  const isSame = former?.user_id === auth.user_id && former.organisation_id === auth.organisation_id
  // Reset before using the new token, so that no data of the previous account is sent or shown.
  if (former && !isSame) yield* put(accountChanged(auth))
  yield* loadSession(environment, auth)
}

/** Continues with the session stored in this browser; unsaved work is lost. */
export function* abandonWork(environment: Environment) {
  const auth = environment.sessionStorage.read()
  if (!auth) return yield* put(sessionEnded('logout'))
  yield* put(accountChanged(auth))
  yield* loadSession(environment, auth)
}

/**
 * Reopens the account of the unsaved work, using the session of the account that was opened since
 * then. This works if both accounts belong to the same person. Otherwise the screen asks the user
 * to sign in.
 */
export function* reclaimWork(environment: Environment) {
  const { unsavedWork } = yield* select(selectSession)
  const auth = environment.sessionStorage.read()
  if (!unsavedWork || !auth) return yield* put(reclaimFailed())
  try {
    const answer = yield* request((signal) =>
      environment.client.call(
        'loginOtherAccount',
        { query: { account_id: unsavedWork.userId } },
        { signal, token: auth.access_token },
      ),
    )
    yield* startSession(environment, answer)
  } catch {
    // Whatever the reason, the user can still sign in with a code by mail.
    yield* put(reclaimFailed())
  }
}

/** Removes the session from this browser; `rootSaga` clears the product's data. */
export function* forget(
  { sessionStorage }: Environment,
  { payload }: ReturnType<typeof sessionEnded>,
) {
  yield* call(sessionStorage.clear, payload)
}

export function* sessionSaga(environment: Environment) {
  const otherTabs = eventChannel(environment.sessionStorage.subscribe, buffers.expanding())
  // The latest change wins, even while an earlier one is still loading.
  yield* takeLatest(otherTabs, followOtherTab, environment)
  yield* takeEvery(sessionEnded, forget, environment)
  // A second click must not revoke, switch or restore a second time.
  yield* takeLeading(logoutRequested, logout, environment)
  yield* takeLeading(logoutEverywhereRequested, logoutEverywhere, environment)
  yield* takeLeading(switchAccountRequested, switchAccount, environment)
  yield* takeLeading(restoreRequested, restore, environment)
  yield* takeLeading(workAbandoned, abandonWork, environment)
  yield* takeLeading(workReclaimed, reclaimWork, environment)
  yield* restore(environment)
}

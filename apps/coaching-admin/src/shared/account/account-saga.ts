import {
  type Environment,
  errorMessage,
  isSessionEnd,
  personLoaded,
  request,
  restoreFailed,
  sessionLoaded,
  signedIn,
} from '@org/app-kit'
import { put, select, takeLatest } from 'typed-redux-saga'
import { coachingPorts } from '../ports/coaching-ports.ts'
import { accountLoaded, selectCoachingUser } from './account-slice.ts'

/** Loads the signed-in user. */
export function* loadAccount(environment: Environment) {
  const user = yield* request((signal) => coachingPorts(environment).users.get('me', { signal }))
  yield* put(personLoaded({ userId: user.id, email: user.email }))
  yield* put(accountLoaded(user))
}

/** Loads the user after a sign-in. A failure is shown like that of a stored session. */
function* loadAfterSignIn(environment: Environment) {
  try {
    yield* loadAccount(environment)
  } catch (error) {
    if (!isSessionEnd(error)) yield* put(restoreFailed(errorMessage(error)))
  }
}

/** Loads the user if a sign-in was missed while this saga restarted. */
function* loadIfMissed(environment: Environment) {
  if (!(yield* select(selectCoachingUser))) yield* loadAfterSignIn(environment)
}

export function* accountSaga(environment: Environment) {
  yield* takeLatest(signedIn, loadAfterSignIn, environment)
  yield* takeLatest(sessionLoaded, loadIfMissed, environment)
}

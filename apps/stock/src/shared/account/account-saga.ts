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
import { put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import { stockPorts } from '../ports/stock-ports.ts'
import { accountLoaded, centreSelected, selectStockUser } from './account-slice.ts'
import { keepCentreOfTab, readCentre, writeCentre } from './centre-storage.ts'

/**
 * Loads the signed-in user, with the centre that was last selected, which this tab keeps from then on. People
 * who belong to a centre start there.
 */
export function* loadAccount(environment: Environment) {
  const user = yield* request((signal) => stockPorts(environment).users.get('me', { signal }))
  yield* put(personLoaded({ userId: user.id, email: user.email }))
  const selected = readCentre(user.id)
  keepCentreOfTab(user.id, selected)
  yield* put(accountLoaded({ user, centreId: selected ?? user.centreId }))
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
  if (!(yield* select(selectStockUser))) yield* loadAfterSignIn(environment)
}

function* rememberCentre({ payload }: ReturnType<typeof centreSelected>) {
  const user = yield* select(selectStockUser)
  if (user) writeCentre(user.id, payload)
}

export function* accountSaga(environment: Environment) {
  yield* takeLatest(signedIn, loadAfterSignIn, environment)
  yield* takeLatest(sessionLoaded, loadIfMissed, environment)
  yield* takeEvery(centreSelected, rememberCentre)
}

import { type Environment, personLoaded, request } from '@org/app-kit'
import { put, select, takeEvery } from 'typed-redux-saga'
import { stockPorts } from '../ports/stock-ports.ts'
import { accountLoaded, centreSelected, selectStockUser } from './account-slice.ts'
import { keepCentreOfTab, readCentre, writeCentre } from './centre-storage.ts'

/**
 * Loads the signed-in user and the last selected centre, which this tab then keeps. Without a
 * selection, people who belong to a centre start in it.
 */
export function* loadAccount(environment: Environment) {
  const user = yield* request((signal) => stockPorts(environment).users.get('me', { signal }))
  yield* put(personLoaded({ userId: user.id, email: user.email }))
  const selected = readCentre(user.id)
  keepCentreOfTab(user.id, selected)
  yield* put(accountLoaded({ user, centreId: selected ?? user.centreId }))
}

function* rememberCentre({ payload }: ReturnType<typeof centreSelected>) {
  const user = yield* select(selectStockUser)
  if (user) writeCentre(user.id, payload)
}

/** Stores the selected centre for the next visit. */
export function* centreSaga() {
  yield* takeEvery(centreSelected, rememberCentre)
}

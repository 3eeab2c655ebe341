import { operationFailed, selectUser } from '@org/app-kit'
import { put, select, takeEvery } from 'typed-redux-saga'
import { upgradeAsked } from './upgrade-slice.ts'

/** API error type of an action that requires a subscription. */
const planNeeded = 'PLAN_NEEDED'

/**
 * Asks the user to upgrade when an action was rejected for lack of a plan. The server decides, so
 * the screens need no check of their own. Users who may not subscribe only see the error.
 */
export function* askForUpgrade({ payload }: ReturnType<typeof operationFailed>) {
  if (payload.errorType !== planNeeded) return
  const user = yield* select(selectUser)
  if (user?.role === 'admin') yield* put(upgradeAsked())
}

export function* upgradeSaga() {
  // Every rejection is handled; a prompt that is already open stays open.
  yield* takeEvery(operationFailed, askForUpgrade)
}

import { operationFailed, selectUser } from '@org/app-kit'
import { put, select, takeEvery } from 'typed-redux-saga'
import { upgradeAsked } from './upgrade-slice.ts'

/** The server's word for an action that needs a subscription item. */
const planNeeded = 'PLAN_NEEDED'

/**
 * Asks for the upgrade where an action was refused for want of a plan. The server decides, so no
 * screen can forget to ask; whoever may not subscribe only reads why.
 */
export function* askForUpgrade({ payload }: ReturnType<typeof operationFailed>) {
  if (payload.errorType !== planNeeded) return
  const user = yield* select(selectUser)
  if (user?.role === 'admin') yield* put(upgradeAsked())
}

export function* upgradeSaga() {
  // Each refusal asks; a question that is open already stays the one that is.
  yield* takeEvery(operationFailed, askForUpgrade)
}

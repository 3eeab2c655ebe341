import type { Middleware } from '@reduxjs/toolkit'
import { leavesAccount, sessionEnded } from '../session/session-slice.ts'
import type { Notify, Withdraw } from './notify.ts'

/**
 * Withdraws the errors of an account when the user leaves it, so that the next person does not see
 * them.
 */
export function createErrorNotices(notify: Notify): { notify: Notify; middleware: Middleware } {
  let errors: Withdraw[] = []
  return {
    notify(message, tone) {
      const withdraw = notify(message, tone)
      if (tone === 'danger') errors.push(withdraw)
      return withdraw
    },
    middleware: () => (next) => (action) => {
      // Keep the errors of an expired session, because the same person signs in again.
      const isLeft =
        leavesAccount(action) && !(sessionEnded.match(action) && action.payload === 'expired')
      if (isLeft) {
        for (const withdraw of errors) withdraw()
        errors = []
      }
      return next(action)
    },
  }
}

import type { Middleware } from '@reduxjs/toolkit'
import { leavesAccount, sessionEnded } from '../session/session-slice.ts'
import type { Notify, Withdraw } from './notify.ts'

/** Withdraws the errors of an account when it is left, because they would stay for the next person. */
export function createErrorNotices(notify: Notify): { notify: Notify; middleware: Middleware } {
  let errors: Withdraw[] = []
  return {
    notify(message, tone) {
      const withdraw = notify(message, tone)
      if (tone === 'danger') errors.push(withdraw)
      return withdraw
    },
    middleware: () => (next) => (action) => {
      // After an expired session, the same person signs in again.
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

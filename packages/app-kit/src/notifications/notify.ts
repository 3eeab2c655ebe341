import type { SnackbarQueue } from '@org/ui/primitives'

export type NotificationTone = 'neutral' | 'success' | 'danger'

/** Removes a message early when it no longer applies. */
export type Withdraw = () => void

/**
 * Shows a short message to the user: at most two at once, 1500 ms each, at the top centre. Errors
 * stay until they are dismissed or the account is left.
 */
export type Notify = (message: string, tone?: NotificationTone) => Withdraw

/** Creates a `Notify` that uses this queue. */
export function notifyIn(snackbars: SnackbarQueue): Notify {
  return (message, tone) => {
    const id = snackbars.add(message, tone)
    return () => snackbars.remove(id)
  }
}

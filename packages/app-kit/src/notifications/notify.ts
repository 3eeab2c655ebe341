import type { SnackbarQueue } from '@org/ui/primitives'

export type NotificationTone = 'neutral' | 'success' | 'danger'

/** Takes a message away before its time, where it has become wrong. */
export type Withdraw = () => void

/** Shows a short message to the user: at most two at once, 1500 ms each, top centre. */
export type Notify = (message: string, tone?: NotificationTone) => Withdraw

/** Shows messages in that queue. */
export function notifyIn(snackbars: SnackbarQueue): Notify {
  return (message, tone) => {
    const id = snackbars.add(message, tone)
    return () => snackbars.remove(id)
  }
}

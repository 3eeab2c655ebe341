export type NotificationTone = 'neutral' | 'success' | 'danger'

/** Shows a short message to the user: at most two at once, 1500 ms each, top centre. */
export type Notify = (message: string, tone?: NotificationTone) => void

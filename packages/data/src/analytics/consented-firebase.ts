import type { AnalyticsEvent, FirebaseAnalyticsConfig, SendEvent } from './analytics-service.ts'
import { deleteAnalyticsCookies } from './delete-analytics-cookies.ts'
import type { FirebaseAnalytics } from './firebase-analytics.ts'

/** Whether the person agrees to cookies in this browser. */
export interface CookieConsent {
  isGranted: () => boolean
  /** Calls back after each change, and possibly when nothing has changed. */
  subscribe: (onChange: () => void) => void
}

export interface ConsentedFirebaseOptions {
  origin: string
  consent: CookieConsent
  /** Called when starting or stopping fails. */
  onError: (error: unknown) => void
  /** Loads the code of Firebase Analytics and starts it. */
  open: (config: FirebaseAnalyticsConfig, origin: string) => Promise<FirebaseAnalytics>
}

/**
 * Sends events to Firebase Analytics as long as the person consents to its cookies; loads nothing
 * before that. The view of the page on which the person consents is sent as well.
 */
export function consentedFirebase(
  config: FirebaseAnalyticsConfig,
  { origin, consent, onError, open }: ConsentedFirebaseOptions,
): SendEvent {
  let opening: Promise<FirebaseAnalytics> | null = null
  let current: AnalyticsEvent | null = null

  async function send(event: AnalyticsEvent): Promise<void> {
    current = event
    if (!consent.isGranted()) return
    opening ??= open(config, origin)
    const service = await opening.catch((error: unknown) => {
      // Let the next event try again.
      opening = null
      throw error
    })
    // The person may have changed their mind while the code was loading.
    if (consent.isGranted()) await service.send(event)
  }

  async function stop(): Promise<void> {
    try {
      await (await opening)?.stop()
    } finally {
      deleteAnalyticsCookies(document)
    }
  }

  let wasGranted = consent.isGranted()
  consent.subscribe(() => {
    if (consent.isGranted() === wasGranted) return
    wasGranted = !wasGranted
    const change = wasGranted ? current && send(current) : stop()
    change?.catch(onError)
  })
  return send
}

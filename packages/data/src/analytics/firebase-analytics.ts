import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
} from 'firebase/analytics'
import { initializeApp } from 'firebase/app'
import { deleteInstallations, getInstallations } from 'firebase/installations'
import type { FirebaseAnalyticsConfig, SendEvent } from './analytics-service.ts'

export interface FirebaseAnalytics {
  send: SendEvent
  /** Stops sending, and deletes the identifier of this browser. */
  stop: () => Promise<void>
}

/**
 * Starts Firebase Analytics, which loads Google's script and sets cookies. The script would send
 * the page's address, referrer and title by itself; everything that could hold an id is replaced
 * here.
 *
 * @throws Error in a browser without cookies or IndexedDB
 */
export async function openFirebaseAnalytics(
  config: FirebaseAnalyticsConfig,
  origin: string,
): Promise<FirebaseAnalytics> {
  if (!(await isSupported())) throw new Error('This browser allows no cookies or no IndexedDB')
  const app = initializeApp({ ...config }, 'paraphe-analytics')
  const analytics = initializeAnalytics(app, {
    config: {
      send_page_view: false,
      page_location: origin,
      page_referrer: origin,
      page_title: 'Paraphe',
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    },
  })
  return {
    async send({ name, path }) {
      setAnalyticsCollectionEnabled(analytics, true)
      const page = { page_location: origin + path, page_referrer: origin, page_title: path }
      logEvent(analytics, name, { path, ...page })
    },
    async stop() {
      setAnalyticsCollectionEnabled(analytics, false)
      await deleteInstallations(getInstallations(app))
    },
  }
}

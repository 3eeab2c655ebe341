/** An event in a product, such as `navigate`, and the page on which it happened. */
export interface AnalyticsEvent {
  name: string
  /**
   * Pattern of the page's route, such as `/coach/:coachId`. Never an address, which may hold a key.
   */
  path: string
}

/** Sends one event to a service. Rejects if the service did not accept it. */
export type SendEvent = (event: AnalyticsEvent) => Promise<void>

/**
 * The settings of each analytics service; null for a service that the server's settings do not
 * configure.
 */
export interface AnalyticsServices {
  firebase: FirebaseAnalyticsConfig | null
  /** `url` is the address of `matomo.php`. */
  matomo: { url: string; siteId: string } | null
  /** `url` is the address of `/api/event`. */
  plausible: { url: string; domain: string } | null
}

/** The part of a web app's Firebase configuration that Firebase Analytics needs. */
export interface FirebaseAnalyticsConfig {
  apiKey: string
  appId: string
  projectId: string
  measurementId: string
}

/** What happened in a product, such as `navigate` to the page with this pattern. */
export interface AnalyticsEvent {
  name: string
  /** Pattern of the page's route, such as `/coach/:coachId`. Never an address, which may hold a key. */
  path: string
}

/** Sends one event to a service. Rejects if the service did not accept it. */
export type SendEvent = (event: AnalyticsEvent) => Promise<void>

/** The services that the server's settings name; null: not configured. */
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

/** `invited`: only people whom an administrator added may sign in for the first time. */
export type SignUpMode = 'open' | 'invited'

/** A web app's configuration, which pages pass to Firebase Analytics; none of it is secret. */
export interface FirebaseAnalyticsConfig {
  readonly apiKey: string
  readonly appId: string
  readonly projectId: string
  readonly measurementId: string
}

/**
 * The analytics services that pages send events to; null for a service that is not configured.
 * Pages receive all of these settings.
 */
export interface AnalyticsSettings {
  readonly firebase: FirebaseAnalyticsConfig | null
  /** `url` is the address of `matomo.php`. */
  readonly matomo: { readonly url: string; readonly siteId: string } | null
  /** `url` is the address of `/api/event`. */
  readonly plausible: { readonly url: string; readonly domain: string } | null
}

export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  readonly priceId: string
  /** Replaces Stripe's own address in tests. */
  readonly apiBase: string | null
}

/** `invited`: only people whom an administrator created may sign in for the first time. */
export type SignUpMode = 'open' | 'invited'

export interface S3Settings {
  readonly endpoint: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  readonly priceId: string
  /** Another address than Stripe's own, for tests. */
  readonly apiBase: string | null
}

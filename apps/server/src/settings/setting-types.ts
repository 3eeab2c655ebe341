/** `invited`: only people an administrator has added may sign in for the first time. */
export type SignUpMode = 'open' | 'invited'

export interface S3Settings {
  readonly endpoint: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

/** Sign-in by Firebase, beside the code by email. */
export interface FirebaseSettings {
  /** What the front end hands to Firebase; none of it is secret. */
  readonly config: Readonly<Record<string, string>> & { projectId: string; authDomain: string }
  /** Where the keys are that sign its tokens. */
  readonly jwksUrl: string
  /** `http://127.0.0.1:9099`; only its tokens are accepted then, and no signature is required. */
  readonly authEmulator: string | null
  readonly firestoreEmulator: string | null
}

/** Where this installation is registered at the photo network. */
export interface PhotoSettings {
  readonly appId: string
  readonly appSecret: string
  /** Page that asks the person; the code is exchanged at `access_token` beside it. */
  readonly authorizeUrl: string
  readonly apiUrl: string
  readonly scope: string
}

export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  readonly priceId: string
  /** Another address than Stripe's own, for tests. */
  readonly apiBase: string | null
}

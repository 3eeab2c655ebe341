/** `invited`: only people whom an administrator added may sign in for the first time. */
export type SignUpMode = 'open' | 'invited'

export interface S3Settings {
  readonly endpoint: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

/** Sign-in with Firebase, in addition to the code by email. */
export interface FirebaseSettings {
  /** What the front end passes to Firebase; none of it is secret. */
  readonly config: Readonly<Record<string, string>> & { projectId: string; authDomain: string }
  /** Address of the public keys that verify Firebase's tokens. */
  readonly jwksUrl: string
  /** The emulator, such as `http://127.0.0.1:9099`. When set, only its unsigned tokens are accepted. */
  readonly authEmulator: string | null
  readonly firestoreEmulator: string | null
}

/** Registration of this installation with the photo network. */
export interface PhotoSettings {
  readonly appId: string
  readonly appSecret: string
  /** Address of the consent page. The code is exchanged at `access_token`, relative to this address. */
  readonly authorizeUrl: string
  readonly apiUrl: string
  readonly scope: string
}

export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  readonly priceId: string
  /** Replaces Stripe's own address in tests. */
  readonly apiBase: string | null
}

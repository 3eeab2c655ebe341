import type { Client } from '@org/api/client'
import type { Analytics } from '../analytics/analytics.ts'
import type { CookieConsent } from '../consent/cookie-consent.ts'
import type { IdentityStorage } from '../identity/identity-storage.ts'
import type { LoadData } from '../identity/load-data.ts'
import type { Notify } from '../notifications/notify.ts'
import type { SessionEndReason } from '../session/session-slice.ts'
import type { Auth, SessionStorage } from '../session/session-storage.ts'
import type { Backend } from './backend.ts'
import type { BrowserKey } from '../sign-in/browser-key.ts'
import type { SignInStorage } from '../sign-in/sign-in-storage.ts'

/** External dependencies that sagas may use. */
export interface Environment {
  client: Client
  /** Base address of the calls that send or receive a file: `https://host/api`. */
  filesUrl: string
  /** The ports that the product’s `openPorts` has created; empty without it. */
  ports: object
  notify: Notify
  sessionStorage: SessionStorage
  signInStorage: SignInStorage
  browserKey: BrowserKey
  identityStorage: IdentityStorage
  /** Loads the identity service and its documents, if one is configured. */
  data: LoadData
  /** Whether people sign in only through the identity service, without a code by email. */
  isIdentityOnly: boolean
  /**
   * Reports when the connection is lost or restored, if the backend can answer read requests
   * offline; see `Backend`.
   */
  onConnection: NonNullable<Backend['onConnection']>
  /** Loads the service that reports changes; null if there is none. See `Backend`. */
  openChanges: NonNullable<Backend['openChanges']> | null
  analytics: Analytics
  /** Null if no service sets cookies; then nobody is asked. */
  consent: CookieConsent | null
  /** Generates a fresh random key for an `Idempotency-Key` or a temporary id. */
  newKey: () => string
  /** Loads the account of a stored session. */
  loadAccount: (environment: Environment, auth: Auth) => Generator
  /** Deletes the data in this browser, such as drafts and offline copies, but not the session. */
  clearLocalData: (reason: SessionEndReason) => Promise<void>
}

import type { Client } from '@org/api/client'
import type { Analytics } from '../analytics/analytics.ts'
import type { IdentityStorage } from '../identity/identity-storage.ts'
import type { LoadData } from '../identity/load-data.ts'
import type { Notify } from '../notifications/notify.ts'
import type { SessionEndReason } from '../session/session-slice.ts'
import type { Auth, SessionStorage } from '../session/session-storage.ts'
import type { BrowserKey } from '../sign-in/browser-key.ts'
import type { SignInStorage } from '../sign-in/sign-in-storage.ts'

/** External dependencies that sagas may use. */
export interface Environment {
  client: Client
  /** The ports that the product’s `openPorts` has created; empty without it. */
  ports: object
  notify: Notify
  sessionStorage: SessionStorage
  signInStorage: SignInStorage
  browserKey: BrowserKey
  identityStorage: IdentityStorage
  /** Loads the identity service and its documents, if one is configured. */
  data: LoadData
  analytics: Analytics
  /** Generates a fresh random key for an `Idempotency-Key` or a temporary id. */
  newKey: () => string
  /** Loads the account of a stored session. */
  loadAccount: (environment: Environment, auth: Auth) => Generator
  /** Deletes the product's data in this browser, such as drafts, but not the session. */
  clearLocalData: (reason: SessionEndReason) => Promise<void>
}

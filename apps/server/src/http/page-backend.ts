import { markup } from '@org/api'
import { accountsOf } from '@org/api/contract'
import type { Settings } from '../settings/settings.ts'

type BackendSettings = Pick<Settings, 'firebase' | 'functionsUrl'>

/**
 * Settings for the pages of a product whose API calls go to cloud functions instead of this server:
 * the address of the functions and the Firebase configuration.
 */
export interface PageBackend {
  /** Configuration that pages pass to Firebase; none of it is secret. */
  readonly config: Readonly<Record<string, string>>
  readonly auth_emulator: string | null
  readonly firestore_emulator: string | null
  readonly functions_url: string
}

/**
 * Returns the settings for the pages of a product; null if this server answers the product's API
 * calls itself.
 */
export function backendOf(
  { firebase, functionsUrl }: BackendSettings,
  name: string,
): PageBackend | null {
  const accounts = accountsOf(name)
  if (!firebase || functionsUrl === null || !accounts || accounts.product === 'signature')
    return null
  return {
    config: firebase.config,
    auth_emulator: firebase.authEmulator,
    firestore_emulator: firebase.firestoreEmulator,
    functions_url: functionsUrl,
  }
}

/** Writes the backend into the page, where the front end reads it; nothing is written for null. */
export function writeBackend(page: string, backend: PageBackend | null): string {
  if (!backend) return page
  const tag = markup`<meta name="paraphe-backend" content="${JSON.stringify(backend)}" />`.html
  return page.replace('</head>', () => `${tag}</head>`)
}

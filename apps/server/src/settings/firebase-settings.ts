import * as z from 'zod'
import { isLoopbackHost, isLoopbackUrl } from './loopback.ts'
import { textSetting, urlSetting, type Environment } from './read-setting.ts'
import type { FirebaseSettings } from './setting-types.ts'
import { SettingsError } from './settings-error.ts'

/** The keys of Firebase's sign-in tokens (firebase.google.com/docs/auth/admin/verify-id-tokens). */
const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

const emulators = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'] as const

const word = z.string().regex(/^[\w.:-]+$/)
const configSchema = z
  .object({ apiKey: word, projectId: word, authDomain: z.string().regex(/^[\w.-]+(:\d+)?$/) })
  .catchall(z.string())

/**
 * Sign-in by Firebase, or null without `FIREBASE_CONFIG`.
 *
 * @param isLocal whether nobody but this machine reaches the server: an emulator signs nothing, so
 * that anybody could sign in there as anybody else
 */
export function readFirebase(env: Environment, isLocal: boolean): FirebaseSettings | null {
  const text = textSetting(env, 'FIREBASE_CONFIG')
  const alone = ['FIREBASE_JWKS_URL', ...emulators].find((name) => textSetting(env, name) !== null)
  if (text === null && alone !== undefined)
    throw new SettingsError(`FIREBASE_CONFIG must be set too: ${alone} belongs to it.`)
  if (text === null) return null
  const [authEmulator, firestoreEmulator] = emulators.map((name) => emulator(env, name, isLocal))
  return {
    config: parseConfig(text),
    jwksUrl: keysAddress(env),
    authEmulator: authEmulator ?? null,
    firestoreEmulator: firestoreEmulator ?? null,
  }
}

function parseConfig(text: string): FirebaseSettings['config'] {
  const parsed = configSchema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new SettingsError(
    'FIREBASE_CONFIG must be the JSON object that the Firebase console shows for a web app, with at least "apiKey", "authDomain" and "projectId".',
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whoever answers there decides who may sign in. */
function keysAddress(env: Environment): string {
  const url = urlSetting(env, 'FIREBASE_JWKS_URL', ['http:', 'https:']) ?? googleKeys
  if (url.startsWith('https:') || isLoopbackUrl(url)) return url
  throw new SettingsError(
    'FIREBASE_JWKS_URL must begin with https:// unless it is on this machine.',
  )
}

function emulator(env: Environment, name: string, isLocal: boolean): string | null {
  const address = textSetting(env, name)
  if (address === null) return null
  const [, host = ''] = /^(.+):\d{1,5}$/.exec(address) ?? []
  if (!isLoopbackHost(host) || !URL.canParse(`http://${address}`))
    throw new SettingsError(`${name} must be an address of this machine such as 127.0.0.1:9099.`)
  if (!isLocal)
    throw new SettingsError(
      `${name} must not be set with a public HOST or PUBLIC_URL: an emulator lets anybody sign in as anybody.`,
    )
  return `http://${address}`
}

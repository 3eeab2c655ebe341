import type { FirebaseSettings } from '@org/adapters/identity'
import * as z from 'zod'
import { isLoopbackHost } from './loopback.ts'
import { isSet, parseSettings, type Environment } from './parse-settings.ts'
import { orNull, secureAddress } from './setting-schemas.ts'
import { SettingsError } from './settings-error.ts'

/** The keys of Firebase's sign-in tokens (firebase.google.com/docs/auth/admin/verify-id-tokens). */
const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

const emulators = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'] as const

const word = z.string().regex(/^[\w.:-]+$/)
const configSchema = z
  .object({ apiKey: word, projectId: word, authDomain: z.string().regex(/^[\w.-]+(:\d+)?$/) })
  .catchall(z.string())

/** Address of an emulator on this machine, from `host:port`. */
const emulatorAddress = z
  .string()
  .refine((text) => {
    const [, host = ''] = /^(.+):\d{1,5}$/.exec(text) ?? []
    return isLoopbackHost(host) && URL.canParse(`http://${text}`)
  }, 'must be an address of this machine such as 127.0.0.1:9099.')
  .transform((text) => `http://${text}`)

const schemas = {
  FIREBASE_CONFIG: z.string().transform((text, context): FirebaseSettings['config'] => {
    const parsed = configSchema.safeParse(parseJson(text))
    if (parsed.success) return parsed.data
    context.addIssue(
      'must be the JSON object that the Firebase console shows for a web app, with at least "apiKey", "authDomain" and "projectId".',
    )
    return z.NEVER
  }),
  // Must be secure, because the server at this address decides who may sign in.
  FIREBASE_JWKS_URL: secureAddress.default(googleKeys),
  FIREBASE_AUTH_EMULATOR_HOST: orNull(emulatorAddress),
  FIRESTORE_EMULATOR_HOST: orNull(emulatorAddress),
}

/**
 * Reads the settings for Firebase sign-in; null without `FIREBASE_CONFIG`.
 *
 * @param isLocal whether only this machine can reach the server. Only then is an emulator allowed:
 * its tokens are unsigned, so anyone could sign in as anyone else.
 */
export function readFirebase(env: Environment, isLocal: boolean): FirebaseSettings | null {
  if (!isSet(env, 'FIREBASE_CONFIG')) {
    const alone = ['FIREBASE_JWKS_URL', ...emulators].find((name) => isSet(env, name))
    if (alone === undefined) return null
    throw new SettingsError(`FIREBASE_CONFIG must be set too: ${alone} belongs to it.`)
  }
  const settings = parseSettings(env, schemas)
  const emulator = emulators.find((name) => settings[name] !== null)
  if (emulator !== undefined && !isLocal)
    throw new SettingsError(
      `${emulator} must not be set with a public HOST or PUBLIC_URL: an emulator lets anybody sign in as anybody.`,
    )
  return {
    config: settings.FIREBASE_CONFIG,
    jwksUrl: settings.FIREBASE_JWKS_URL,
    authEmulator: settings.FIREBASE_AUTH_EMULATOR_HOST,
    firestoreEmulator: settings.FIRESTORE_EMULATOR_HOST,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

import type { FirebaseSettings } from '@org/adapters/identity'
import { functionsRegion } from '@org/api/contract'
import { isLoopbackUrl } from './loopback.ts'
import { isSet, parseSettings, type Environment } from './parse-settings.ts'
import { choice, servedAddress } from './setting-schemas.ts'
import { SettingsError } from './settings-error.ts'

const backend = { DATA_BACKEND: choice(['server', 'firebase']).default('server') }

/**
 * Reads the address of the functions that answer the calls of stock and coaching; null unless
 * `DATA_BACKEND` is `firebase`.
 *
 * @param isLocal whether only this machine can reach the server. Only then is an emulator allowed:
 * it runs on this machine, so browsers on other machines could not reach it.
 */
export function readFunctionsUrl(
  env: Environment,
  firebase: FirebaseSettings | null,
  isLocal: boolean,
): string | null {
  const { DATA_BACKEND } = parseSettings(env, backend)
  if (DATA_BACKEND === 'server') {
    if (!isSet(env, 'FUNCTIONS_URL')) return null
    throw new SettingsError('DATA_BACKEND must be firebase: FUNCTIONS_URL belongs to it.')
  }
  if (!firebase)
    throw new SettingsError('FIREBASE_CONFIG must be set too: DATA_BACKEND=firebase needs it.')
  const { projectId } = firebase.config
  const usual = `https://${functionsRegion}-${projectId}.cloudfunctions.net`
  const given = isSet(env, 'FUNCTIONS_URL') ? env : { FUNCTIONS_URL: usual }
  const { FUNCTIONS_URL: url } = parseSettings(given, { FUNCTIONS_URL: servedAddress })
  if (isLoopbackUrl(url) && !isLocal)
    throw new SettingsError(
      'FUNCTIONS_URL must not be an address of this machine with a public HOST or PUBLIC_URL: other machines cannot reach it.',
    )
  return url
}

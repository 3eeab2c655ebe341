import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { Firestore } from 'firebase-admin/firestore'
import { parseSettings } from '../src/host/function-settings.ts'

const read = (name: string) =>
  parseEnv(readFileSync(path.resolve(import.meta.dirname, '../deploy', name), 'utf8'))

/** Reads the environment variables that `npm run test:emulators` set for the functions. */
export const emulatedValues = (): Record<string, string | undefined> => ({
  SIGN_UP: 'open',
  ...read('.env.local'),
  ...read('.secret.local'),
})

/** Reads the settings that `npm run test:emulators` gave to the functions. */
export const emulatedSettings = () => parseSettings(emulatedValues())

/**
 * Connects to the functions' database. Tests cannot use `openDatabase`: it works only once in a
 * process, and the functions call it.
 */
export const emulatedDatabase = () =>
  new Firestore({ projectId: 'demo-paraphe', ignoreUndefinedProperties: true })

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { parseSettings } from '../src/host/function-settings.ts'

const read = (name: string) =>
  parseEnv(readFileSync(path.resolve(import.meta.dirname, '../deploy', name), 'utf8'))

/** Reads the settings that `npm run test:emulators` gave to the functions. */
export const emulatedSettings = () =>
  parseSettings({ SIGN_UP: 'open', ...read('.env.local'), ...read('.secret.local') })

import { existsSync, readFileSync } from 'node:fs'
import { systemClock } from '@org/api'

const file = process.env['TEST_CLOCK_FILE'] ?? ''

/**
 * The clock of the functions in Firebase's emulator. It stands still at the time, in seconds since
 * 1970, in the file that the environment variable `TEST_CLOCK_FILE` names; without that file, it is
 * the system's clock.
 */
export const clock = {
  now: () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : systemClock.now()),
}

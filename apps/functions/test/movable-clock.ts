import { existsSync, readFileSync } from 'node:fs'
import { systemClock } from '@org/api'

const file = process.env['TEST_CLOCK_FILE'] ?? ''

/**
 * The clock of the functions in Firebase's emulator. If the file named by the environment variable
 * `TEST_CLOCK_FILE` exists, the clock stands still at the time that the file contains, in seconds
 * since 1970. Otherwise, it is the system's clock.
 */
export const clock = {
  now: () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : systemClock.now()),
}

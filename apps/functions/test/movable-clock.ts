import { existsSync, readFileSync } from 'node:fs'
import { systemClock } from '@org/api'

const file = process.env['TEST_CLOCK_FILE'] ?? ''

/**
 * The clock of the functions in Firebase's emulator: it stands still at the time, in seconds since 1970, in the
 * file `TEST_CLOCK_FILE`, and is the system's while there is no such file.
 */
export const clock = {
  now: () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : systemClock.now()),
}

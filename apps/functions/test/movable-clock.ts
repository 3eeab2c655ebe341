import { readFileSync } from 'node:fs'
import { systemClock } from '@org/api'

/**
 * The clock of the functions in Firebase's emulator: it stands still at the time, in seconds since 1970, in the
 * file `TEST_CLOCK_FILE`, and is the system's while there is no such file.
 */
export const clock = {
  now() {
    try {
      return Number(readFileSync(process.env['TEST_CLOCK_FILE'] ?? '', 'utf8'))
    } catch {
      return systemClock.now()
    }
  },
}

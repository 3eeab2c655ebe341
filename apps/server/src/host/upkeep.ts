import type { Logger } from 'pino'
import type { Settings } from '../settings/settings.ts'
import { dumpDatabase } from '../storage/dump.ts'
import type { OpenDatabase } from '../storage/open-database.ts'
import { tidy } from '../storage/tidy.ts'
import { repeat } from './repeat.ts'

const hour = 60 * 60 * 1000

/** What happens by itself: lapsed rows go every hour, and the embedded database is copied. */
export function startUpkeep(
  { dataDir, dumpsKept, dumpHours }: Settings,
  { db, embedded }: OpenDatabase,
  logger: Logger,
): { stop(): Promise<void> } {
  const stops = [repeat('tidy', hour, logger, () => tidy(db, Math.floor(Date.now() / 1000)))]
  if (embedded && dumpsKept > 0)
    stops.push(
      repeat('dump', dumpHours * hour, logger, () =>
        dumpDatabase({ db, embedded }, { dataDir, kept: dumpsKept, now: new Date() }),
      ),
    )
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}

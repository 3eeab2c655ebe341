import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Settings } from '../settings/settings.ts'
import { checkpointWhenDue } from '../storage/checkpoint.ts'
import { withDatabaseDeadline } from '../storage/database-deadline.ts'
import { dumpWhenDue } from '../storage/dump.ts'
import type { OpenDatabase } from '../storage/open-database.ts'
import { tidyInTurn } from '../repositories/tidy.ts'
import { vacuum } from '../storage/vacuum.ts'
import { repeat } from './repeat.ts'

const minute = 60 * 1000
const hour = 60 * minute
/** How long one statement of the tidying may take: it may delete the rows of a whole night. */
const tidyMilliseconds = 5 * 60 * 1000

/**
 * Starts the upkeep. Hourly it deletes expired rows, in one process of the installation, vacuums the
 * embedded database, and dumps it when its newest dump is old enough. Each minute it looks whether the
 * embedded database needs a checkpoint.
 */
export function startUpkeep(
  { dataDir, dumpsKept, dumpHours, auditDays }: Settings,
  { db, embedded }: OpenDatabase,
  logger: Logger,
): { stop(): Promise<void> } {
  const holder = randomUUID()
  const stops = [
    repeat('tidy', hour, logger, () =>
      withDatabaseDeadline(tidyMilliseconds, () =>
        tidyInTurn(db, holder, Math.floor(Date.now() / 1000), auditDays),
      ),
    ),
  ]
  if (embedded)
    stops.push(
      repeat('vacuum', hour, logger, () => vacuum(db)),
      repeat('checkpoint', minute, logger, () => checkpointWhenDue(db)),
    )
  if (embedded && dumpsKept > 0)
    stops.push(
      repeat('dump', hour, logger, () =>
        dumpWhenDue({ db, embedded }, { dataDir, kept: dumpsKept, now: new Date() }, dumpHours),
      ),
    )
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}

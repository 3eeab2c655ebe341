import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { dumpWhenDue, holdsData } from '../backup/dump.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import type { Settings } from '../settings/settings.ts'
import { checkpointWhenDue } from '../storage/checkpoint.ts'
import { withDatabaseDeadline } from '../storage/database-deadline.ts'
import type { OpenDatabase } from '../storage/open-database.ts'
import { sumUpPeople } from '../repositories/people-counts.ts'
import { tidyInTurn } from '../repositories/tidy.ts'
import { vacuum } from '../storage/vacuum.ts'
import { repeat } from './repeat.ts'

const minute = 60 * 1000
const hour = 60 * minute
/** How long one statement of the tidying may take: it may delete the rows of a whole night. */
const tidyMilliseconds = 5 * minute

export interface Upkeep {
  stop(): Promise<void>
  /** Dumps the embedded database unless the newest dump is younger than an hour. */
  dumpLastChanges(): Promise<void>
}

/**
 * Starts the upkeep. Hourly it deletes expired rows, in one process of the installation, vacuums the
 * embedded database, and dumps it when its newest dump is old enough. Each minute it sums up the
 * counts of people, and looks whether the embedded database needs a checkpoint.
 */
export function startUpkeep(
  { dataDir, dumpsKept, dumpHours, auditDays }: Settings,
  { db, embedded }: OpenDatabase,
  logger: Logger,
  countTask?: Metrics['countTask'],
): Upkeep {
  const holder = randomUUID()
  const dump = async (hours: number) => {
    if (!embedded || dumpsKept === 0 || !(await holdsData(db))) return
    await dumpWhenDue(db, { dataDir, kept: dumpsKept, now: new Date() }, hours)
  }
  const each = (milliseconds: number, name: string, task: () => Promise<unknown>) =>
    repeat(name, milliseconds, logger, task, countTask)
  const stops = [
    each(hour, 'tidy', () =>
      withDatabaseDeadline(tidyMilliseconds, () =>
        tidyInTurn(db, holder, Math.floor(Date.now() / 1000), auditDays),
      ),
    ),
    each(minute, 'counts', () => sumUpPeople(db)),
  ]
  if (embedded)
    stops.push(
      each(hour, 'vacuum', () => vacuum(db)),
      each(minute, 'checkpoint', () => checkpointWhenDue(db)),
      each(hour, 'dump', () => dump(dumpHours)),
    )
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()))
    },
    async dumpLastChanges() {
      await dump(1).catch((error: unknown) => {
        // The data is safe where it is, and a server that cannot stop helps nobody.
        logger.error({ err: error }, 'no dump before the end')
      })
    },
  }
}

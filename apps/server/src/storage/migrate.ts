import { setTimeout } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { SettingsError } from '../settings/settings-error.ts'
import { buildIndexes, type BuildTimes } from './index-builds.ts'
import { adoptFormerRecord, pendingOf, recordedMigrations } from './migration-record.ts'
import { readMigrations, type Migrations } from './migrations.ts'
import { batchesOf, runAll, runBatch } from './run-migrations.ts'
import type { Database } from './tables.ts'

const lockKey = 7_274_832

export interface MigrateOptions {
  /** By default those of the project. */
  readonly migrations?: Migrations
  /**
   * How long a statement waits for a lock that others hold, in ms. While it waits, all later
   * statements on that table wait too.
   */
  readonly lockTimeout?: number
  /** How often a migration is tried that did not get a lock. */
  readonly attempts?: number
  /** How long to leave the database to others between two attempts, in ms. */
  readonly pause?: number
  readonly buildTimes?: BuildTimes
}

/**
 * Brings the schema up to date. Kysely's `Migrator` runs each migration once, in order of their
 * names, all in one transaction, apart from those in batches. Then the indexes are built that the
 * migrations have requested. Processes that start together wait for each other.
 *
 * @returns the names of the migrations that this call ran
 * @throws SettingsError when others held a lock for too long
 */
export async function migrate(
  db: Kysely<Database>,
  { attempts = 30, pause = 2000, buildTimes, ...options }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = options.migrations ?? (await readMigrations())
  const ran: string[] = []
  let isDone = false
  while (!isDone) {
    const step = await withoutLocks(attempts, pause, () =>
      runStep(db, migrations, options.lockTimeout ?? 2000),
    )
    ran.push(...step.ran)
    isDone = step.isLast
  }
  await buildIndexes(db, buildTimes)
  return ran
}

/** @returns the names of the migrations that `migrate` would run, in their order */
export async function pendingMigrations(db: Kysely<Database>): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    await adoptFormerRecord(transaction)
    const recorded = await recordedMigrations(transaction)
    return pendingOf(await readMigrations(), recorded)
  })
}

const lockNotAvailable = '55P03'

async function withoutLocks<Result>(
  attempts: number,
  pause: number,
  run: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === lockNotAvailable))
        throw error
      if (attempt >= attempts)
        throw new SettingsError(
          `The database cannot be migrated, because another transaction holds a lock: ${error.message}. End long transactions (select * from pg_stat_activity), then start again.`,
        )
      await setTimeout(pause)
    }
  }
}

interface Step {
  readonly ran: readonly string[]
  readonly isLast: boolean
}

/** Runs the pending migrations up to the next one in batches, or one of its batches. */
async function runStep(
  db: Kysely<Database>,
  migrations: Migrations,
  lockTimeout: number,
): Promise<Step> {
  return db.transaction().execute(async (transaction) => {
    // Must precede the migrator's first statement: when two processes create the same table at
    // once, the second transaction fails. The lock lasts until the commit, even behind a pooler.
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction)
    // Not before the lock, which another process may hold during long migrations.
    await sql`select set_config('lock_timeout', ${String(lockTimeout)}, true)`.execute(transaction)
    await adoptFormerRecord(transaction)
    const recorded = await recordedMigrations(transaction)
    const pending = pendingOf(migrations, recorded)
    const [first = ''] = pending
    const inBatches = pending.filter((name) => batchesOf(migrations, name) !== null)
    if (inBatches[0] !== first) {
      const end = inBatches[0] === undefined ? pending.length : pending.indexOf(inBatches[0])
      const ran = await runAll(transaction, migrations, recorded, pending[end - 1])
      return { ran, isLast: end === pending.length }
    }
    const isFinished = await runBatch(transaction, migrations, first)
    const ran = isFinished ? await runAll(transaction, migrations, recorded, first) : []
    return { ran, isLast: isFinished && pending.length === 1 }
  })
}

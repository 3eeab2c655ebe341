import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Kysely, sql } from 'kysely'
import { EmbeddedDialect } from '../../apps/server/src/storage/embedded-dialect.ts'
import { openEngine } from '../../apps/server/src/storage/embedded-engine.ts'
import { SyncedFiles } from '../../apps/server/src/storage/synced-files.ts'
import { quantile } from '../lib/statistics.ts'

const transactions = 500

/** The engine's files as PGlite comes: nothing is synced. */
class UnsyncedFiles extends SyncedFiles {
  protected override prepare(): void {}
}

export interface SyncCost {
  perSecond: number
  /** Milliseconds. */
  median: number
  slowest1Percent: number
}

/** Measures transactions of one small row on the embedded database, one after another. */
export async function measureSync(isSynced: boolean): Promise<SyncCost> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'paraphe-bench-'))
  const data = path.join(folder, 'postgres')
  const engine = await openEngine(data, isSynced ? undefined : new UnsyncedFiles(data))
  const db = new Kysely<unknown>({ dialect: new EmbeddedDialect(engine) })
  await sql`create table bookings (id int primary key, note text)`.execute(db)
  const times: number[] = []
  for (let id = 0; id < transactions; id += 1) {
    const started = performance.now()
    await db
      .transaction()
      .execute((transaction) =>
        sql`insert into bookings values (${id}, 'a note')`.execute(transaction),
      )
    times.push(performance.now() - started)
  }
  await db.destroy()
  rmSync(folder, { recursive: true })
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1000
  return {
    perSecond: transactions / seconds,
    median: quantile(times, 0.5),
    slowest1Percent: quantile(times, 0.99),
  }
}

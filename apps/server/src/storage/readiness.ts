import { statfs } from 'node:fs/promises'
import { DiskFull } from '@org/api'
import { sql, type Kysely } from 'kysely'
import { withDatabaseDeadline } from './database-deadline.ts'
import type { OpenDatabase } from './open-database.ts'
import type { Database } from './tables.ts'

/** Whether the server can serve: `unavailable` without its database, `full` without disk space. */
export type Readiness = 'ready' | 'unavailable' | 'full'

/** How long a result is shared, in ms. */
const sharedMilliseconds = 1000
/** How long the database may take, in ms. */
const deadline = 3000
/** Below this number of free bytes, the disk of `DATA_DIR` counts as full. */
const fewestFreeBytes = 16 * 1024 * 1024

interface Checked {
  readonly database: Pick<OpenDatabase, 'db' | 'pool'>
  readonly dataDir: string
  /** Returns the free bytes of the disk with this folder. Replaced in tests. */
  readonly freeBytes?: (folder: string) => Promise<number>
}

/**
 * Creates the check of `/readyz`. It writes to the database, because one that recovers or is full
 * still answers reads. However many callers there are, it writes at most once a second.
 */
export function createReadinessCheck({
  database,
  dataDir,
  freeBytes = freeBytesOf,
}: Checked): () => Promise<Readiness> {
  let latest: { readonly startedAt: number; readonly result: Promise<Readiness> } | null = null
  let isRunning = false

  async function check(): Promise<Readiness> {
    try {
      if ((await freeBytes(dataDir)) < fewestFreeBytes) return 'full'
      await withDatabaseDeadline(deadline, () => write(database))
      return 'ready'
    } catch (error) {
      // The error needs no log entry here, because each failed request already logs it.
      return error instanceof DiskFull ? 'full' : 'unavailable'
    } finally {
      isRunning = false
    }
  }

  return () => {
    const now = performance.now()
    if (latest && (isRunning || now - latest.startedAt < sharedMilliseconds)) return latest.result
    isRunning = true
    latest = { startedAt: now, result: check() }
    return latest.result
  }
}

async function write({ db, pool }: Checked['database']): Promise<void> {
  await sql`insert into readiness (id, checked_at) values (0, ${Date.now()})
    on conflict (id) do update set checked_at = excluded.checked_at`.execute(db)
  if (pool?.wasFull()) await fillPages(db)
}

/**
 * Writes new pages, and deletes them again. Changing the one row needs no space, so it also succeeds
 * on a full disk; these pages do not.
 */
async function fillPages(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`insert into readiness (id, checked_at, padding)
      select 1 + (random() * 1e9)::int, 0, string_agg(md5(random()::text), '')
      from generate_series(1, 32768)`.execute(transaction)
    await sql`delete from readiness where id > 0`.execute(transaction)
  })
}

/** A folder that does not exist, since nothing has been stored in it yet, is not full. */
async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return Infinity
  }
}

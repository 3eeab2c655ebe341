import { sql, type Kysely } from 'kysely'
import type { Database } from './tables.ts'

/**
 * How many bytes of WAL make a checkpoint worthwhile. A start after a crash then replays little more,
 * and the files of the WAL take up about twice as much.
 */
export const checkpointBytes = 64 * 1024 * 1024

/**
 * Makes a checkpoint if much was written since the last one, so that WAL before it can be deleted. A
 * Postgres server does this by itself, but the embedded engine, which runs in the mode for a single
 * user, does not: its WAL would grow until it is closed.
 */
export async function checkpointWhenDue(
  db: Kysely<Database>,
  bytes = checkpointBytes,
): Promise<void> {
  const { rows } = await sql<{ written: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as written
    from pg_control_checkpoint()`.execute(db)
  if ((rows[0]?.written ?? 0) >= bytes) await sql`checkpoint`.execute(db)
}

import { sql, type Kysely } from 'kysely'
import type { Database } from './tables.ts'

/**
 * Frees the room of deleted rows and counts what the planner goes by, as every Postgres server does
 * by itself and the embedded engine does not. Without it each plan is made for a table of some
 * fifty rows, and a page of ten thousand people is sorted instead of taken from an index. One table
 * at a time, so that requests are answered in between.
 */
export async function vacuum(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ relname: string }>`select relname from pg_stat_user_tables`.execute(
    db,
  )
  for (const { relname } of rows) await sql`vacuum (analyze) ${sql.table(relname)}`.execute(db)
}

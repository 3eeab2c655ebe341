import { sql, type Kysely } from 'kysely'
import type { Database } from './tables.ts'

/**
 * Reclaims the space of deleted rows and updates the planner's statistics, which a Postgres server
 * does by itself but the embedded engine does not. Without statistics, the planner assumes about
 * fifty rows per table, and to return one page of ten thousand people, it sorts them all instead of
 * reading the page from an index. Processes one table at a time, so that requests can run in
 * between.
 */
export async function vacuum(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ relname: string }>`select relname from pg_stat_user_tables`.execute(
    db,
  )
  for (const { relname } of rows) await sql`vacuum (analyze) ${sql.table(relname)}`.execute(db)
}

import { sql, type Transaction } from 'kysely'
import type { Migrations } from './migrations.ts'
import type { Database } from './tables.ts'

/**
 * Copies the records of earlier versions from `schema_migrations` to Kysely's table. The old table
 * remains, so that an earlier version can still use the database.
 */
export async function adoptFormerRecord(transaction: Transaction<Database>): Promise<void> {
  // The same definition as in Kysely's migrator.
  await sql`create table if not exists kysely_migration
    (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(transaction)
  const former = await sql<{ exists: boolean }>`
    select to_regclass('schema_migrations') is not null as exists`.execute(transaction)
  if (former.rows[0]?.exists !== true) return
  await sql`insert into kysely_migration (name, timestamp)
    select name, ${new Date().toISOString()}::text from schema_migrations
    on conflict do nothing`.execute(transaction)
}

/** Lists the names of all migrations that the database has seen. */
export async function recordedMigrations(transaction: Transaction<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
    transaction,
  )
  return rows.map(({ name }) => name)
}

/** Lists the migrations that are not recorded, in the order in which they run. */
export function pendingOf(migrations: Migrations, recorded: readonly string[]): string[] {
  return Object.keys(migrations)
    .filter((name) => !recorded.includes(name))
    .sort()
}

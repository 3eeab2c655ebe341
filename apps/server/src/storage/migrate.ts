import { readdir, readFile } from 'node:fs/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Database } from './tables.ts'

const folder = new URL('./migrations/', import.meta.url)
const lockKey = 7_274_832

/**
 * Brings the schema up to date. Kysely's `Migrator` runs each file of `migrations/` once, in order
 * of their names, all in one transaction. Processes that start together wait for each other.
 *
 * @returns the names of the files that this call ran
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    // Must precede the migrator's first statement: when two processes create the same table at
    // once, the second transaction fails. The lock lasts until the commit, even behind a pooler.
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction)
    await adoptFormerRecord(transaction)
    const migrations = await allMigrations(transaction)
    const provider = { getMigrations: async () => migrations }
    const { error, results } = await new Migrator({ db: transaction, provider }).migrateToLatest()
    if (error !== undefined) throw error
    return (results ?? []).map(({ migrationName }) => migrationName)
  })
}

/**
 * Copies the records of earlier versions from `schema_migrations` to Kysely's table. The old table
 * remains, so that an earlier version can still use the database.
 */
async function adoptFormerRecord(transaction: Transaction<Database>): Promise<void> {
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

/**
 * Lists the migration files, plus migrations that a newer version has run. The migrator rejects a
 * database with an unknown migration, but an older server must still start while a newer one is
 * rolled out.
 */
async function allMigrations(
  transaction: Transaction<Database>,
): Promise<Record<string, Migration>> {
  const recorded = await sql<{ name: string }>`select name from kysely_migration`.execute(
    transaction,
  )
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  return Object.fromEntries([
    ...recorded.rows.map(({ name }) => [name, { up: async () => {} }] as const),
    ...files.map((name) => [name, { up: (db: Kysely<unknown>) => runFile(db, name) }] as const),
  ])
}

async function runFile(db: Kysely<unknown>, name: string): Promise<void> {
  const text = await readFile(new URL(name, folder), 'utf8')
  for (const statement of text.split(/;\s*$/m))
    if (statement.trim() !== '') await sql.raw(statement).execute(db)
}

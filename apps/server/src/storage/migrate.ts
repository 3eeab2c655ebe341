import { readdir, readFile } from 'node:fs/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from './tables.ts'

const folder = new URL('./migrations/', import.meta.url)
const lockKey = 7_274_832

/**
 * Brings the schema up to date. The files of `migrations/` run once each, in the order of their
 * names, all in one transaction; several processes that start together wait for one another.
 *
 * @returns the names of the files that ran now
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction)
    await sql`create table if not exists schema_migrations (name text primary key)`.execute(
      transaction,
    )
    const done = await appliedNames(transaction)
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    const missing = names.filter((name) => !done.has(name))
    for (const name of missing) await runFile(transaction, name)
    return missing
  })
}

async function appliedNames(transaction: Transaction<Database>): Promise<Set<string>> {
  const result = await sql<{ name: string }>`select name from schema_migrations`.execute(
    transaction,
  )
  return new Set(result.rows.map((row) => row.name))
}

async function runFile(transaction: Transaction<Database>, name: string): Promise<void> {
  const text = await readFile(new URL(name, folder), 'utf8')
  for (const statement of text.split(/;\s*$/m))
    if (statement.trim() !== '') await sql.raw(statement).execute(transaction)
  await sql`insert into schema_migrations (name) values (${name})`.execute(transaction)
}

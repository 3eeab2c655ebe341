import { sql, type Transaction } from 'kysely'
import type { Database } from '../storage/tables.ts'
import type { SequenceState } from './format.ts'

/**
 * Tables that no backup contains: the records of the migrations, which are in its header, the table
 * where early versions kept their key, and the numbers of people, which the triggers of a restored
 * database count.
 */
const leftOut = [
  'kysely_migration',
  'kysely_migration_lock',
  'people_counts',
  'schema_migrations',
  'server_keys',
] as const

/** Lists the tables with the application's rows. */
export async function tablesOf(transaction: Transaction<Database>): Promise<string[]> {
  const names = await allTables(transaction)
  return names.filter((name) => !leftOut.some((one) => one === name))
}

/** Lists all tables of the schema. */
export async function allTables(transaction: Transaction<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relkind in ('r', 'p') and relnamespace = current_schema()::text::regnamespace
    order by relname`.execute(transaction)
  return rows.map(({ name }) => name)
}

/** Lists the columns of a table, without those that the database computes. */
export async function columnsOf(
  transaction: Transaction<Database>,
  table: string,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = to_regclass(quote_ident(${table})) and attnum > 0 and not attisdropped
      and attgenerated = ''
    order by attnum`.execute(transaction)
  return rows.map(({ name }) => name)
}

/** Reads the sequences that have been used. */
export async function sequencesOf(transaction: Transaction<Database>): Promise<SequenceState[]> {
  const { rows } = await sql<SequenceState>`
    select sequencename::text as name, last_value::text as last_value from pg_sequences
    where schemaname = current_schema() and last_value is not null
    order by sequencename`.execute(transaction)
  return rows
}

/** Lists the names of all migrations that the database has seen, in their order. */
export async function migrationsOf(transaction: Transaction<Database>): Promise<string[]> {
  const tables = await allTables(transaction)
  const names = new Set<string>()
  for (const table of ['kysely_migration', 'schema_migrations']) {
    if (!tables.includes(table)) continue
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(
      transaction,
    )
    for (const { name } of rows) names.add(name)
  }
  return [...names].sort()
}

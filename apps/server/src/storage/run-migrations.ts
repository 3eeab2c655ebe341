import { PGliteAdapter, sql, type Kysely, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import { buildIndexPlainly, concurrentIndexOf, requestIndex } from './index-builds.ts'
import type { BatchMigration, Migration, Migrations } from './migrations.ts'
import type { Database } from './tables.ts'

/** Runs the pending migrations up to and including `last`, and returns their names. */
export async function runAll(
  transaction: Transaction<Database>,
  migrations: Migrations,
  recorded: readonly string[],
  last: string | undefined,
): Promise<string[]> {
  if (last === undefined) return []
  // A database that nobody else uses, or that is still empty.
  const isPlain = isEmbedded(transaction) || recorded.length === 0
  const known: Record<string, { up: () => Promise<void> }> = {}
  // The migrator rejects a database with an unknown migration, but an older server must still start
  // after a newer one has migrated the database.
  for (const name of recorded) known[name] = { up: async () => {} }
  for (const [name, migration] of Object.entries(migrations))
    known[name] = { up: () => runMigration(transaction, migration, isPlain) }
  const migrator = new Migrator({
    db: transaction,
    provider: { getMigrations: async () => known },
  })
  const { error, results } = await migrator.migrateTo(last)
  if (error !== undefined) throw error
  return (results ?? []).map(({ migrationName }) => migrationName)
}

async function runMigration(
  transaction: Transaction<Database>,
  migration: Migration,
  isPlain: boolean,
): Promise<void> {
  if ('run' in migration) await migration.run(transaction)
  if (!('statements' in migration)) return
  for (const statement of migration.statements) {
    const index = concurrentIndexOf(statement)
    if (index === null) await sql.raw(statement).execute(transaction)
    else if (isPlain) await buildIndexPlainly(transaction, statement)
    else await requestIndex(transaction, { name: index, statement })
  }
}

/** Returns the migration if it runs in batches. */
export const batchesOf = (migrations: Migrations, name: string): BatchMigration | null => {
  const migration = migrations[name]
  return migration && 'runBatch' in migration ? migration : null
}

/** Runs the next batch of a migration and keeps its cursor; returns true after the last batch. */
export async function runBatch(
  transaction: Transaction<Database>,
  migrations: Migrations,
  name: string,
): Promise<boolean> {
  const kept = await transaction
    .selectFrom('migration_batches')
    .select('cursor')
    .where('name', '=', name)
    .executeTakeFirst()
  const cursor = await batchesOf(migrations, name)?.runBatch(transaction, kept?.cursor ?? '')
  if (typeof cursor !== 'string') {
    await transaction.deleteFrom('migration_batches').where('name', '=', name).execute()
    return true
  }
  await transaction
    .insertInto('migration_batches')
    .values({ name, cursor })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ cursor }))
    .execute()
  return false
}

const isEmbedded = (db: Kysely<Database>) => db.getExecutor().adapter instanceof PGliteAdapter

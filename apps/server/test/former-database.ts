import { readdir, readFile, rm } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import { pino } from 'pino'
import { openDatabase, type Database } from '../src/storage/open-database.ts'
import { makeDataDir } from './prepared-data.ts'
import { createTestDatabase } from './test-database.ts'

const folder = new URL('../src/storage/migrations/', import.meta.url)

const emptied = 'drop schema public cascade; create schema public'

/**
 * Opens a database in its state before a migration: embedded, or on the Postgres server at
 * `serverUrl`.
 */
export async function openFormerDatabase(
  migration: string,
  serverUrl?: string,
): Promise<{ db: Kysely<Database>; drop: () => Promise<void> }> {
  const dataDir = await makeDataDir()
  const own = serverUrl === undefined ? null : await createTestDatabase(serverUrl)
  const settings = { databaseUrl: own?.url ?? null, dataDir }
  const database = await openDatabase(settings, pino({ level: 'silent' }))
  const { db } = database
  // Copying a data folder and emptying its database is faster than creating a database.
  if (database.embedded) await database.embedded.exec(emptied)
  await sql`create table schema_migrations (name text primary key)`.execute(db)
  const names = (await readdir(folder)).sort()
  for (const name of names.slice(0, names.indexOf(migration))) {
    const statements = (await readFile(new URL(name, folder), 'utf8')).split(/;\s*$/m)
    for (const text of statements.filter((one) => one.trim() !== ''))
      await sql.raw(text).execute(db)
    await sql`insert into schema_migrations values (${name})`.execute(db)
  }
  return {
    db,
    async drop() {
      await database.close()
      await own?.drop()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Parts of a `with` clause that insert an organisation and its team in the old schema. */
export const formerOrganisation = `organisation as (
    insert into organisations select 'o', 'Lueur', 'lueur.example', '', '', null, '', '', '', '',
      '', '', '', true, null, 1, 1 returning id
  ), team as (
    insert into teams (id, organisation_id, name, is_global, created_at, revision)
    select 't', id, 'Toute la société', true, 1, 1 from organisation returning id
  )`

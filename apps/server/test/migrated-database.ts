import { rm } from 'node:fs/promises'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { migrate } from '../src/storage/migrate.ts'
import { openDatabase, type OpenDatabase } from '../src/storage/open-database.ts'
import { makeDataDir } from './prepared-data.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const postgres = process.env['TEST_DATABASE_URL']

/** Names of the databases to test, each with the address of its server; null is the embedded one. */
export const databaseKinds: [string, string | null][] = [['embedded Postgres', null]]
if (postgres) databaseKinds.push(['Postgres', postgres])

/** Opens a migrated database for the tests of a `describe`. Call the result within a test. */
export function useMigratedDatabase(postgresUrl: string | null): () => OpenDatabase {
  let own: TestDatabase | null = null
  let dataDir: string
  let database: OpenDatabase

  beforeAll(async () => {
    dataDir = await makeDataDir()
    if (postgresUrl !== null) own = await createTestDatabase(postgresUrl)
    database = await openDatabase(
      { databaseUrl: own?.url ?? null, dataDir },
      pino({ level: 'silent' }),
    )
    await migrate(database.db)
  }, 120_000)
  afterAll(async () => {
    await database.close()
    await own?.drop()
    await rm(dataDir, { recursive: true })
  })
  return () => database
}

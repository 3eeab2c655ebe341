import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createRepositories } from '../src/repositories/repositories.ts'
import { migrate } from '../src/storage/migrate.ts'
import { openDatabase, type OpenDatabase } from '../src/storage/open-database.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const postgres = process.env['TEST_DATABASE_URL']

describe.skipIf(!postgres)('transactions that block each other', () => {
  let own: TestDatabase
  let database: OpenDatabase

  beforeAll(async () => {
    own = await createTestDatabase(postgres ?? '')
    const settings = { databaseUrl: own.url, dataDir: '' }
    database = await openDatabase(settings, pino({ level: 'silent' }))
    await migrate(database.db)
  }, 60_000)
  afterAll(async () => {
    await database.close()
    await own.drop()
  })

  it('both succeed: the one that the database chose to roll back runs again', async () => {
    const repositories = createRepositories(database.db)
    let runs = 0
    let holding = 0
    const lockBoth = (first: string, second: string) =>
      repositories.transaction(async ({ waits }) => {
        runs += 1
        await waits.begin(first, 1000)
        holding += 1
        await vi.waitUntil(() => holding >= 2, { timeout: 10_000, interval: 5 })
        await waits.begin(second, 1000)
        return first
      })

    expect(await Promise.all([lockBoth('a', 'b'), lockBoth('b', 'a')])).toEqual(['a', 'b'])
    expect(runs).toBe(3)
  })
})

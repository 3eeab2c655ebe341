import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { migrate } from '../src/storage/migrate.ts'
import { readMigrations } from '../src/storage/migrations.ts'
import { openDatabase } from '../src/storage/open-database.ts'
import { openFormerDatabase } from './former-database.ts'
import { createTestDatabase } from './test-database.ts'

const postgres = process.env['TEST_DATABASE_URL']
const kinds: [string, string | undefined][] = [['embedded Postgres', undefined]]
if (postgres) kinds.push(['Postgres', postgres])

const files = Object.keys(await readMigrations()).sort()

type Former = Awaited<ReturnType<typeof openFormerDatabase>>

describe.each(kinds)('migrations of %s', (_, serverUrl) => {
  let former: Former | undefined
  afterEach(async () => {
    await former?.drop()
    former = undefined
  })

  /**
   * Creates a database that the former mechanism has migrated up to, but not including, this file.
   */
  async function formerDatabase(migration: string): Promise<Former['db']> {
    former = await openFormerDatabase(migration, serverUrl)
    return former.db
  }

  const namesIn = async (db: Former['db'], table: string) => {
    const { rows } = await sql<{ name: string }>`
      select name from ${sql.table(table)} order by name`.execute(db)
    return rows.map(({ name }) => name)
  }

  it('continue where the former mechanism stopped', async () => {
    const db = await formerDatabase('0018-employee-count.sql')

    const ran = await migrate(db)

    expect(ran).toEqual(files.slice(files.indexOf('0018-employee-count.sql')))
    expect(await namesIn(db, 'kysely_migration')).toEqual(files)
    expect(await migrate(db)).toEqual([])
  }, 120_000)

  it('keep the records of the former mechanism, so that an earlier version still starts', async () => {
    const db = await formerDatabase('0018-employee-count.sql')
    const recorded = await namesIn(db, 'schema_migrations')

    await migrate(db)

    expect(await namesIn(db, 'schema_migrations')).toEqual(recorded)
  }, 120_000)

  it('let an older server start on a database that a newer one has migrated', async () => {
    const db = await formerDatabase('0020-first-sent.sql')
    await migrate(db)
    // Kysely gives each migration a later time than the one before, even if they run in the same ms.
    const later = new Date(Date.now() + 60_000).toISOString()
    await sql`insert into kysely_migration values ('9999-newer.sql', ${later})`.execute(db)

    expect(await migrate(db)).toEqual([])
  }, 120_000)

  it('run all or none, and reject with the error of the one that failed', async () => {
    const db = await formerDatabase('0019-photo-tokens.sql')
    await sql`alter table users add column first_sent_at int`.execute(db)

    await expect(migrate(db)).rejects.toThrow('column "first_sent_at"')

    const { rows } = await sql<{ exists: boolean }>`
      select to_regclass('photo_tokens') is not null as exists`.execute(db)
    expect(rows).toEqual([{ exists: false }])
    await sql`alter table users drop column first_sent_at`.execute(db)
    expect(await migrate(db)).toEqual(files.slice(files.indexOf('0019-photo-tokens.sql')))
  }, 120_000)
})

it.runIf(postgres)(
  'runs the migrations in only one of several processes that start together',
  async () => {
    const own = await createTestDatabase(postgres ?? '')
    const settings = { databaseUrl: own.url, dataDir: '' }
    const open = () => openDatabase(settings, pino({ level: 'silent' }))
    const databases = await Promise.all([open(), open(), open()])

    const ran = await Promise.all(databases.map(({ db }) => migrate(db)))

    expect(ran.flat().toSorted()).toEqual(files)
    for (const database of databases) await database.close()
    await own.drop()
  },
  120_000,
)

import { sql, type Kysely } from 'kysely'
import { pino } from 'pino'
import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SettingsError } from '../src/settings/settings-error.ts'
import { buildIndexes } from '../src/storage/index-builds.ts'
import { migrate } from '../src/storage/migrate.ts'
import { readMigrations, type BatchMigration, type Migrations } from '../src/storage/migrations.ts'
import { openDatabase, type Database } from '../src/storage/open-database.ts'
import { makeDataDir } from './prepared-data.ts'
import { createTestDatabase } from './test-database.ts'

const postgres = process.env['TEST_DATABASE_URL']
const silent = pino({ level: 'silent' })
const project = await readMigrations()
/** The project's migrations and, after them, these. */
const withProject = (more: Migrations): Migrations => ({ ...project, ...more })

let ends: (() => Promise<unknown>)[] = []
beforeEach(() => {
  ends = []
})
afterEach(async () => {
  for (const end of ends.toReversed()) await end()
})

/** Opens a database that the project's migrations have set up, `count` times. */
async function openDatabases(serverUrl: string | undefined, count = 1) {
  const dataDir = await makeDataDir()
  ends.push(() => rm(dataDir, { recursive: true }))
  const own = serverUrl === undefined ? null : await createTestDatabase(serverUrl)
  if (own) ends.push(() => own.drop())
  const opened: Kysely<Database>[] = []
  for (let one = 0; one < count; one += 1) {
    const database = await openDatabase({ databaseUrl: own?.url ?? null, dataDir }, silent)
    ends.push(() => database.close())
    opened.push(database.db)
  }
  const [first] = opened
  if (!first) throw new Error('no database')
  await migrate(first)
  return { first, all: opened }
}

async function addWaits(db: Kysely<Database>, count: number): Promise<void> {
  await sql`insert into waits (key, failures, free_at)
    select 'w' || lpad(n::text, 3, '0'), 0, 0 from generate_series(1, ${count}::int) n`.execute(db)
}

const failures = async (db: Kysely<Database>) =>
  (await db.selectFrom('waits').select('failures').orderBy('key').execute()).map(
    (row) => row.failures,
  )

/** Adds one to the failures of each row, ten rows at a time; throws after `failsAfter` batches. */
function countUp(failsAfter = Infinity): BatchMigration & { batches: number } {
  return {
    batches: 0,
    async runBatch(db, after) {
      if (this.batches === failsAfter) throw new Error('killed')
      this.batches += 1
      const rows = await db
        .updateTable('waits')
        .set((waits) => ({ failures: waits('failures', '+', 1) }))
        .where('key', 'in', (waits) =>
          waits.selectFrom('waits').select('key').where('key', '>', after).orderBy('key').limit(10),
        )
        .returning('key')
        .execute()
      return (
        rows
          .map(({ key }) => key)
          .toSorted()
          .at(-1) ?? null
      )
    },
  }
}

const index = 'create index concurrently waits_by_failures on waits (failures)'
const indexMigration = { '9001-index.sql': { statements: [index] } }

/** Whether the index exists and is valid; null without it. */
async function isIndexValid(db: Kysely<Database>): Promise<boolean | null> {
  const { rows } = await sql<{ is_valid: boolean }>`select indisvalid as is_valid
    from pg_index where indexrelid = to_regclass('waits_by_failures')`.execute(db)
  return rows[0]?.is_valid ?? null
}

const kinds: [string, string | undefined][] = [['embedded Postgres', undefined]]
if (postgres) kinds.push(['Postgres', postgres])

describe.each(kinds)('migrations in code on %s', (_, serverUrl) => {
  it('go on after the last batch that was committed, and do no row twice', async () => {
    const { first: db } = await openDatabases(serverUrl)
    await addWaits(db, 35)

    const interrupted = migrate(db, { migrations: withProject({ '9001-up.ts': countUp(2) }) })
    await expect(interrupted).rejects.toThrow('killed')
    expect(await failures(db)).toEqual([...Array(20).fill(1), ...Array(15).fill(0)])

    const rest = countUp()
    const migrations = withProject({
      '9001-up.ts': rest,
      '9002-after.sql': { statements: ['update waits set failures = failures * 10'] },
    })
    expect(await migrate(db, { migrations })).toEqual(['9001-up.ts', '9002-after.sql'])
    expect(await failures(db)).toEqual(Array(35).fill(10))
    expect(rest.batches).toBe(3)
    expect(await migrate(db, { migrations })).toEqual([])
    expect(await db.selectFrom('migration_batches').selectAll().execute()).toEqual([])
  }, 120_000)

  it('run in the same transaction as the statements around them, unless in batches', async () => {
    const { first: db } = await openDatabases(serverUrl)
    const add = { run: async (transaction: Kysely<Database>) => addWaits(transaction, 3) }
    const broken = { statements: ['select 1 / 0'] }

    const failed = migrate(db, {
      migrations: withProject({ '9001-add.ts': add, '9002-broken.sql': broken }),
    })
    await expect(failed).rejects.toThrow('division by zero')
    expect(await failures(db)).toEqual([])

    expect(await migrate(db, { migrations: withProject({ '9001-add.ts': add }) })).toEqual([
      '9001-add.ts',
    ])
    expect(await failures(db)).toEqual([0, 0, 0])
  }, 120_000)

  it('build an index of an existing table', async () => {
    const { first: db } = await openDatabases(serverUrl)
    await migrate(db, { migrations: withProject(indexMigration) })
    expect(await isIndexValid(db)).toBe(true)
    expect(await db.selectFrom('index_builds').selectAll().execute()).toEqual([])
  }, 120_000)
})

it('builds an index of the embedded database within the transaction', async () => {
  const { first: db } = await openDatabases(undefined)
  const broken = { statements: ['select 1 / 0'] }
  const failed = migrate(db, {
    migrations: withProject({ ...indexMigration, '9002-broken.sql': broken }),
  })
  await expect(failed).rejects.toThrow('division by zero')
  expect(await isIndexValid(db)).toBeNull()
}, 120_000)

it('rejects a concurrent index in a form that it cannot move behind the commit', async () => {
  const { first: db } = await openDatabases(undefined)
  const statements = ['create index concurrently if not exists one on waits (failures)']
  const failed = migrate(db, { migrations: withProject({ '9001-index.sql': { statements } }) })
  await expect(failed).rejects.toThrow('Write `create index concurrently NAME on …`')
}, 120_000)

describe.runIf(postgres)('migrations of several processes on Postgres', () => {
  const buildTimes = { lease: 1500, poll: 50 }

  it('share the batches, and each row is done once', async () => {
    const { first: db, all } = await openDatabases(postgres, 3)
    await addWaits(db, 95)
    const ran = await Promise.all(
      all.map((one) => migrate(one, { migrations: withProject({ '9001-up.ts': countUp() }) })),
    )
    expect(ran.flat()).toEqual(['9001-up.ts'])
    expect(await failures(db)).toEqual(Array(95).fill(1))
  }, 120_000)

  it('build an index while others write, and all wait until it is there', async () => {
    const { first: db, all } = await openDatabases(postgres, 3)
    const writer = await db.startTransaction().execute()
    await writer.insertInto('waits').values({ key: 'open', failures: 0, free_at: 0 }).execute()

    let done = 0
    const running = all.slice(1).map(async (one) => {
      await migrate(one, { migrations: withProject(indexMigration), buildTimes })
      done += 1
      return isIndexValid(one)
    })
    // The build waits for the open transaction.
    await expect.poll(() => isIndexValid(db), { timeout: 30_000 }).toBe(false)
    await db.insertInto('waits').values({ key: 'other', failures: 0, free_at: 0 }).execute()
    expect(done).toBe(0)
    expect(await db.selectFrom('leases').select('name').execute()).toEqual([
      { name: 'index builds' },
    ])

    await writer.commit().execute()
    expect(await Promise.all(running)).toEqual([true, true])
    expect(await db.selectFrom('leases').select('name').execute()).toEqual([])
  }, 120_000)

  it('take over from a killed process, whose connection may still be building', async () => {
    const { first: db, all } = await openDatabases(postgres, 3)
    const [, killed = db, next = db] = all
    const writer = await db.startTransaction().execute()
    await writer.insertInto('waits').values({ key: 'open', failures: 0, free_at: 0 }).execute()
    await db
      .insertInto('index_builds')
      .values({ name: 'waits_by_failures', statement: index })
      .execute()
    await sql`insert into leases values ('index builds', 'killed', now() + interval '1 s')`.execute(
      db,
    )
    const building = sql.raw(index).execute(killed)
    await expect.poll(() => isIndexValid(db), { timeout: 30_000 }).toBe(false)

    const taken = buildIndexes(next, buildTimes)
    await expect
      .poll(() => db.selectFrom('leases').select('holder').executeTakeFirst(), { timeout: 30_000 })
      .not.toEqual({ holder: 'killed' })
    const before = await sql`select 'waits_by_failures'::regclass::oid as id`.execute(db)
    await writer.commit().execute()
    await building
    expect(await taken).toEqual(['waits_by_failures'])
    expect(await isIndexValid(db)).toBe(true)
    const after = await sql`select 'waits_by_failures'::regclass::oid as id`.execute(db)
    expect(after.rows).toEqual(before.rows)
  }, 120_000)

  it('drop the invalid index that an interrupted build has left', async () => {
    const { first: db } = await openDatabases(postgres)
    await addWaits(db, 2)
    const unique = index.replace('index', 'unique index')
    await expect(sql.raw(unique).execute(db)).rejects.toThrow('could not create unique index')
    expect(await isIndexValid(db)).toBe(false)

    await migrate(db, { migrations: withProject(indexMigration), buildTimes })
    expect(await isIndexValid(db)).toBe(true)
  }, 120_000)

  it('give way to a transaction that holds a lock, and end with one line if it does not end', async () => {
    const { first: db, all } = await openDatabases(postgres, 2)
    const [, other = db] = all
    const migrations = withProject({
      '9001-column.sql': { statements: ['alter table waits add column note text'] },
    })
    const reader = await db.startTransaction().execute()
    await reader.selectFrom('waits').selectAll().execute()

    const refused = migrate(other, { migrations, lockTimeout: 100, attempts: 2, pause: 10 })
    await expect(refused).rejects.toThrow('another transaction holds a lock')
    await expect(refused).rejects.toThrow(SettingsError)

    const patient = migrate(other, { migrations, lockTimeout: 100, attempts: 300, pause: 50 })
    // A statement behind the waiting migration gets its turn although the reader goes on.
    await addWaits(db, 3)
    expect(await failures(db)).toEqual([0, 0, 0])
    await reader.commit().execute()
    expect(await patient).toEqual(['9001-column.sql'])
  }, 120_000)
})

it('asks for indexes of existing tables concurrently, in each migration since that is possible', () => {
  const blocking = Object.entries(project).flatMap(([name, migration]) =>
    name < '0039' || !('statements' in migration)
      ? []
      : blockingIndexes(name, migration.statements),
  )
  expect(blocking).toEqual([])
})

function blockingIndexes(name: string, statements: readonly string[]): string[] {
  const created = statements.map((one) => /\bcreate table (\w+)/.exec(one)?.[1])
  return statements.flatMap((one) => {
    const table = /\bcreate (?:unique )?index \w+\s+on (\w+)/.exec(one)?.[1]
    return table === undefined || created.includes(table) ? [] : [`${name}: ${table}`]
  })
}

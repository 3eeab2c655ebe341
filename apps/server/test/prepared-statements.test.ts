import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { sql, type Transaction } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '../src/storage/open-database.ts'
import { retryConflicts } from '../src/storage/retry-conflicts.ts'
import type { Database } from '../src/storage/tables.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const postgres = process.env['TEST_DATABASE_URL']

describe.skipIf(!postgres)('statements on Postgres', () => {
  let own: TestDatabase
  let database: OpenDatabase | undefined

  beforeEach(async () => {
    own = await createTestDatabase(postgres ?? '')
  })
  afterEach(async () => {
    await database?.close()
    await own.drop()
  })

  const open = (databaseUrl: string) =>
    openDatabase({ databaseUrl, dataDir: '' }, pino({ level: 'silent' }))

  /**
   * Returns how many prepared statements the connection keeps, after each of four identical
   * queries.
   */
  async function kept({ db }: OpenDatabase): Promise<number[]> {
    const counts: number[] = []
    for (let time = 0; time < 4; time += 1) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_prepared_statements`.execute(db)
      counts.push(rows[0]?.count ?? -1)
    }
    return counts
  }

  it('are prepared when they are repeated', async () => {
    database = await open(own.url)
    expect(await kept(database)).toEqual([0, 0, 1, 1])
  })

  it('are never prepared behind a pooler', async () => {
    const pooler = await startPooler(own.url)
    database = await open(pooler.url)
    expect(await kept(database)).toEqual([0, 0, 0, 0])
    await database.close()
    database = undefined
    pooler.server.close()
  })

  it('keep working after another process has changed a table', async () => {
    database = await open(own.url)
    const { db } = database
    await sql`create table things as select 1 as one`.execute(db)
    const read = async () => (await sql`select * from things`.execute(db)).rows
    for (let time = 0; time < 4; time += 1) expect(await read()).toEqual([{ one: 1 }])

    const other = new pg.Client({ connectionString: own.url })
    await other.connect()
    await other.query('alter table things add column two int default 2')
    await other.end()

    for (let time = 0; time < 4; time += 1) expect(await read()).toEqual([{ one: 1, two: 2 }])
  })

  it('keep working in transactions on all connections after another process has changed a table', async () => {
    database = await open(own.url)
    const { db } = database
    await sql`create table things as select 1 as one`.execute(db)
    const inTransactions = (work: (transaction: Transaction<Database>) => Promise<unknown>) =>
      Promise.all(
        Array.from({ length: 10 }, () =>
          retryConflicts(() => db.transaction().execute((transaction) => work(transaction))),
        ),
      )
    const read = async (transaction: Transaction<Database>) => {
      // So long that each transaction has a connection of its own.
      await sql`select pg_sleep(0.05)`.execute(transaction)
      return (await sql`select * from things`.execute(transaction)).rows
    }
    for (let time = 0; time < 4; time += 1) await inTransactions(read)

    const other = new pg.Client({ connectionString: own.url })
    await other.connect()
    await other.query('alter table things add column two int default 2')
    await other.end()

    const all = Array.from({ length: 10 }, () => [{ one: 1, two: 2 }])
    for (let time = 0; time < 4; time += 1) expect(await inTransactions(read)).toEqual(all)
  })
})

/** Starts a proxy that forwards everything but reports another process id, like PgBouncer. */
async function startPooler(databaseUrl: string): Promise<{ url: string; server: Server }> {
  const target = new URL(databaseUrl)
  const keyData = Buffer.from([0x4b, 0, 0, 0, 12])
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname)
    client.pipe(upstream)
    upstream.on('data', (bytes: Buffer) => {
      const at = bytes.indexOf(keyData)
      if (at >= 0) bytes.writeInt32BE(7, at + keyData.length)
      client.write(bytes)
    })
    // Postgres may reset the connection while it is being closed.
    upstream.on('error', () => client.destroy())
    upstream.on('close', () => client.destroy())
    client.on('error', () => upstream.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: url.toString(), server }
}

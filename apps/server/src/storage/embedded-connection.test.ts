import { PGlite } from '@electric-sql/pglite'
import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { EmbeddedDialect } from './embedded-dialect.ts'

interface Things {
  things: { id: number; name: string; is_new: boolean; data: unknown }
}

let engine: PGlite
let db: Kysely<Things>

beforeAll(async () => {
  engine = await PGlite.create()
  db = new Kysely<Things>({ dialect: new EmbeddedDialect(engine) })
}, 60_000)
afterAll(() => db.destroy())
beforeEach(async () => {
  await sql`drop table if exists things`.execute(db)
  await sql`create table things (id bigint primary key, name text, is_new boolean, data jsonb)`.execute(
    db,
  )
})

const thing = (id: number) => ({ id, name: `thing ${id}`, is_new: id > 1, data: '{"a":[1]}' })
const named = (id: number) =>
  db.selectFrom('things').selectAll().where('id', '=', id).executeTakeFirst()
const preparedCount = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_prepared_statements`.execute(db)
  return rows[0]?.count
}

it('returns values of each type and the number of written rows', async () => {
  const inserted = await db
    .insertInto('things')
    .values([thing(1), thing(2)])
    .executeTakeFirst()
  const changed = await db.updateTable('things').set({ name: '' }).executeTakeFirst()

  expect(inserted.numInsertedOrUpdatedRows).toBe(2n)
  expect(changed.numUpdatedRows).toBe(2n)
  expect(await named(1)).toEqual({ id: 1, name: '', is_new: false, data: { a: [1] } })
  expect(await named(3)).toBeUndefined()
})

it('calls the engine once per statement, and parses each statement once', async () => {
  await db
    .insertInto('things')
    .values([thing(1), thing(2)])
    .execute()
  await named(1)
  const before = await preparedCount()
  const crossings = vi.spyOn(engine, 'execProtocolStream')

  expect(await named(2)).toMatchObject({ name: 'thing 2' })

  expect(crossings).toHaveBeenCalledTimes(1)
  expect(await preparedCount()).toBe(before)
})

it('keeps at most two hundred prepared statements, and none that lists many rows', async () => {
  for (let number = 0; number < 250; number += 1) {
    await sql.raw(`select ${number} as number`).execute(db)
  }
  expect(await preparedCount()).toBeLessThanOrEqual(201)
  const many = Array.from({ length: 2000 }, (_, id) => thing(id))
  const before = await preparedCount()
  await db.insertInto('things').values(many).execute()
  expect(await preparedCount()).toBe(before)
})

it('prepares a statement again after its table changed', async () => {
  await db.insertInto('things').values(thing(1)).execute()
  const all = () => sql`select * from things`.execute(db)
  await all()
  await sql`alter table things add column more text`.execute(db)

  await expect(all()).rejects.toThrow('cached plan must not change result type')
  expect((await all()).rows).toMatchObject([{ id: 1, more: null }])
})

it('reports a failed statement and remains usable', async () => {
  await db.insertInto('things').values(thing(1)).execute()
  const again = () => db.insertInto('things').values(thing(1)).execute()

  for (let time = 0; time < 3; time += 1) {
    await expect(again()).rejects.toMatchObject({ code: '23505', constraint: 'things_pkey' })
  }
  expect(await named(1)).toMatchObject({ id: 1 })
})

it('rolls back a transaction with a failed statement, even when the error is ignored', async () => {
  const careless = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('things').values(thing(1)).execute()
    await expect(transaction.insertInto('things').values(thing(1)).execute()).rejects.toThrow(
      'duplicate key',
    )
  })

  await expect(careless).rejects.toThrow()
  expect(await named(1)).toBeUndefined()
})

it('lets timers run while a job runs one statement after another', async () => {
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 1)
  const end = performance.now() + 200
  await db.transaction().execute(async (inside) => {
    while (performance.now() < end) await sql`select 1`.execute(inside)
  })
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(3)
})

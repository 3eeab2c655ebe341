import { PGlite } from '@electric-sql/pglite'
import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EmbeddedDialect } from './embedded-dialect.ts'
import { migrate } from './migrate.ts'
import type { Database } from './tables.ts'
import { vacuum } from './vacuum.ts'

let db: Kysely<Database>

beforeAll(async () => {
  db = new Kysely<Database>({ dialect: new EmbeddedDialect(await PGlite.create()) })
  await migrate(db)
}, 60_000)
afterAll(() => db.destroy())

it('makes the planner read a page of results from an index when there are many rows', async () => {
  await sql`insert into jobs (key, kind, payload, run_at)
    select 'job ' || number, 'test', '{}', number from generate_series(1, 5000) as number`.execute(
    db,
  )
  const plan = async () => {
    const { rows } = await sql<Record<string, string>>`
      explain select * from jobs where state = 'waiting' order by run_at, id limit 5`.execute(db)
    return rows.flatMap((row) => Object.values(row)).join('\n')
  }
  const estimate = async () => {
    const { rows } = await sql<{ reltuples: number }>`
      select reltuples from pg_class where relname = 'jobs'`.execute(db)
    return rows[0]?.reltuples
  }
  expect(await estimate()).toBe(-1)

  await vacuum(db)

  expect(await estimate()).toBe(5000)
  expect(await plan()).toContain('Index Scan using jobs_due')
})

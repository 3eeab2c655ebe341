import { DiskFull } from '@org/api'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import { expect, it, vi } from 'vitest'
import { createReadinessCheck } from './readiness.ts'
import type { ServerPool } from './server-pool.ts'
import type { Database } from './tables.ts'

const gigabyte = 1024 ** 3
const plenty = async () => gigabyte

/** A database that passes each statement to `execute`. */
function databaseOf(execute: () => Promise<QueryResult<never>>, wasFull = false) {
  class Driver extends DummyDriver {
    override async acquireConnection() {
      return { executeQuery: execute, streamQuery: () => expect.unreachable() }
    }
  }
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return { db, pool: { wasFull: () => wasFull } as ServerPool }
}

const done = async () => ({ rows: [] })

it('writes once a second at most, however many callers there are', async () => {
  const execute = vi.fn<typeof done>(done)
  const now = vi.spyOn(performance, 'now').mockReturnValue(5000)
  const check = createReadinessCheck({
    database: databaseOf(execute),
    dataDir: '/',
    freeBytes: plenty,
  })
  expect(await Promise.all(Array.from({ length: 20 }, check))).toEqual(Array(20).fill('ready'))
  now.mockReturnValue(5999)
  await check()
  expect(execute).toHaveBeenCalledTimes(1)
  now.mockReturnValue(6000)
  await check()
  expect(execute).toHaveBeenCalledTimes(2)
  now.mockRestore()
})

it('is shared while it runs, even for longer than a second', async () => {
  const finish = Promise.withResolvers<QueryResult<never>>()
  const execute = vi.fn<typeof done>(() => finish.promise)
  const now = vi.spyOn(performance, 'now').mockReturnValue(5000)
  const check = createReadinessCheck({
    database: databaseOf(execute),
    dataDir: '/',
    freeBytes: plenty,
  })
  const first = check()
  now.mockReturnValue(9000)
  const second = check()
  finish.resolve({ rows: [] })
  expect([await first, await second]).toEqual(['ready', 'ready'])
  expect(execute).toHaveBeenCalledTimes(1)
  now.mockRestore()
})

it('tells a full disk, of the folder or of the database, from other failures', async () => {
  const of = (error: Error) => databaseOf(() => Promise.reject(error))
  const cases = [
    [databaseOf(done), async () => 1024, 'full'],
    [of(new DiskFull(null)), plenty, 'full'],
    [of(new Error('cannot execute INSERT in a read-only transaction')), plenty, 'unavailable'],
  ] as const
  for (const [database, freeBytes, expected] of cases)
    expect(await createReadinessCheck({ database, dataDir: '/', freeBytes })()).toBe(expected)
})

it('fills pages after a full disk, because changing one row needs no space', async () => {
  const execute = vi.fn<typeof done>(done)
  await createReadinessCheck({
    database: databaseOf(execute, true),
    dataDir: '/',
    freeBytes: plenty,
  })()
  expect(execute).toHaveBeenCalledTimes(3)
})

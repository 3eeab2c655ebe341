import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { makeDataDir } from './prepared-data.ts'
import { startUpkeep } from '../src/host/upkeep.ts'
import { readSettings } from '../src/settings/settings.ts'
import { checkpointBytes, checkpointWhenDue } from '../src/storage/checkpoint.ts'
import { EmbeddedDialect } from '../src/storage/embedded-dialect.ts'
import { openEngine } from '../src/storage/embedded-engine.ts'
import type { Database } from '../src/storage/tables.ts'

const mebibyte = 1024 * 1024

let dataDir = ''
let engine: PGlite
let db: Kysely<Database>

beforeAll(async () => {
  dataDir = await makeDataDir()
  engine = await openEngine(join(dataDir, 'postgres'))
  db = new Kysely<Database>({ dialect: new EmbeddedDialect(engine) })
}, 120_000)
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await db.destroy()
  await rm(dataDir, { recursive: true })
})

/** Writes this much WAL, and a little more. */
async function write(bytes: number): Promise<void> {
  await sql`select pg_logical_emit_message(false, 'test', repeat('x', ${mebibyte}::int))
    from generate_series(1, ${bytes / mebibyte}::int)`.execute(db)
}

async function redo(): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`
    select redo_lsn::text as lsn from pg_control_checkpoint()`.execute(db)
  return rows[0]?.lsn ?? ''
}

it('makes a checkpoint once enough was written, which the embedded engine does not do by itself', async () => {
  const limit = 8 * mebibyte
  const before = await redo()
  await write(limit / 2)
  await checkpointWhenDue(db, limit)
  expect(await redo()).toBe(before)

  await write(2 * limit)
  expect(await redo()).toBe(before)
  await checkpointWhenDue(db, limit)
  const after = await redo()
  expect(after).not.toBe(before)

  await checkpointWhenDue(db, limit)
  expect(await redo()).toBe(after)
}, 120_000)

it('is looked after each minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const database = {
    db,
    embedded: engine,
    pool: null,
    slowStatements: () => 0,
    close: () => db.destroy(),
  }
  const settings = readSettings({ DATA_DIR: dataDir, DUMPS_KEPT: '0' })
  const upkeep = startUpkeep(settings, database, pino({ level: 'silent' }))
  await write(checkpointBytes)
  const before = await redo()
  vi.advanceTimersByTime(60_000)
  await upkeep.stop()
  expect(await redo()).not.toBe(before)
}, 120_000)

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lock } from '@tus/server'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDatabaseLocker } from '../src/media/database-locker.ts'
import { createDiskUploads } from '../src/media/disk-uploads.ts'
import { migrate } from '../src/storage/migrate.ts'
import { openDatabase } from '../src/storage/open-database.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const postgres = process.env['TEST_DATABASE_URL']

const times = { leaseSeconds: 1, renewMs: 100, waitMs: 5000 }
const never = new AbortController().signal
const nothing = () => {}

describe.skipIf(!postgres)('the lock of uploads in a database', () => {
  let database: TestDatabase
  const pools: pg.Pool[] = []

  /** Creates the locker of another process. */
  function ofProcess(more: Partial<typeof times> = {}) {
    const pool = new pg.Pool({ connectionString: database.url, max: 3 })
    pools.push(pool)
    return { pool, locker: createDatabaseLocker(pool, { ...times, ...more }) }
  }

  beforeAll(async () => {
    database = await createTestDatabase(postgres ?? '')
    const opened = await openDatabase(
      { databaseUrl: database.url, dataDir: '' },
      pino({ level: 'silent' }),
    )
    await migrate(opened.db)
    await opened.close()
  })
  afterAll(async () => {
    for (const pool of pools) if (!pool.ended) await pool.end()
    await database.drop()
  })

  /**
   * Starts to wait for a lock; `has` in the result becomes true once the lock has been obtained.
   */
  function waitFor(lock: Lock) {
    const waiting = { has: false, done: Promise.resolve() }
    waiting.done = lock.lock(never, nothing).then(() => void (waiting.has = true))
    return waiting
  }

  it('is held by one request across all processes, and that request is asked to end when another one waits', async () => {
    const [first, second] = [ofProcess().locker.newLock('a'), ofProcess().locker.newLock('a')]
    const endFirst = vi.fn<() => void>()
    await first.lock(never, endFirst)
    const waiting = waitFor(second)

    await vi.waitFor(() => expect(endFirst).toHaveBeenCalled())
    // Longer than a lease: the lock is still held, because it was renewed.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(waiting.has).toBe(false)
    await first.unlock()
    await waiting.done
    await second.unlock()
  })

  it('does not block other uploads, and asks no holder to end unless somebody waits', async () => {
    const [one, other] = [ofProcess().locker.newLock('b'), ofProcess().locker.newLock('c')]
    const end = vi.fn<() => void>()
    await one.lock(never, end)
    await other.lock(never, end)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(end).not.toHaveBeenCalled()
    await one.unlock()
    await other.unlock()
  })

  it('becomes free soon after its holder stops renewing it, and that holder cannot release it afterwards', async () => {
    const former = ofProcess({ renewMs: 60_000 }).locker.newLock('d')
    await former.lock(never, nothing)
    const next = ofProcess().locker.newLock('d')
    await next.lock(never, nothing)
    await former.unlock()
    const third = ofProcess({ waitMs: 300 }).locker.newLock('d')
    await expect(third.lock(never, nothing)).rejects.toMatchObject({ status_code: 500 })
    await next.unlock()
  })

  it('asks its holder to end when the database is gone', async () => {
    const { pool, locker } = ofProcess()
    const lock = locker.newLock('e')
    const end = vi.fn<() => void>()
    await lock.lock(never, end)
    await pool.end()
    await vi.waitFor(() => expect(end).toHaveBeenCalled())
    await expect(lock.unlock()).rejects.toThrow()
  })

  it('keeps two processes from writing one upload at the same time', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'uploads-'))
    const [first, second] = [ofProcess().locker, ofProcess().locker].map((locker) =>
      createDiskUploads(folder, locker),
    )
    const send = (uploads: typeof first, method: string, headers = {}, body?: BodyInit) =>
      uploads?.handle(
        'one',
        new Request('http://localhost/api/coaching/uploads/one', {
          method,
          headers: { 'Tus-Resumable': '1.0.0', ...headers },
          ...(body !== undefined && { body, duplex: 'half' }),
        }),
      )
    const type = { 'Content-Type': 'application/offset+octet-stream' }
    await send(first, 'POST', { 'Upload-Length': '10' })
    const halfOpen = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('first')),
    })
    const cut = send(first, 'PATCH', { 'Upload-Offset': '0', ...type }, halfOpen)

    // The client has lost the first connection, and now reaches the other process.
    await new Promise((resolve) => setTimeout(resolve, 300))
    const state = await send(second, 'HEAD')
    expect(state?.headers.get('upload-offset')).toBe('5')
    const rest = await send(second, 'PATCH', { 'Upload-Offset': '5', ...type }, 'other')

    expect(rest?.status).toBe(204)
    const ended = await cut
    expect(ended?.headers.get('upload-offset')).toBe('5')
    expect(await (await first?.content('one'))?.text()).toBe('firstother')
    await rm(folder, { recursive: true })
  })
})

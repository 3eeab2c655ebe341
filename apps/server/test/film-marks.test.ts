import type { Adapters, Films, Repositories, Scope } from '@org/api'
import { memoryAdapters } from '@org/api/memory'
import { createUploadFinisher, makeStudio, memoryHost } from '@org/api/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRepositories } from '../src/repositories/repositories.ts'
import { migrate } from '../src/storage/migrate.ts'
import { openDatabase, type OpenDatabase } from '../src/storage/open-database.ts'
import { startDatabaseProxy, type DatabaseProxy } from './database-proxy.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const postgres = process.env['TEST_DATABASE_URL']
/** Longer than a mark protects an upload, and than the lease of a key, in seconds. */
const markOver = 61
const databaseTimeout = 500

describe.skipIf(!postgres)('the marks of films that are being read, on Postgres', () => {
  let own: TestDatabase
  let proxy: DatabaseProxy
  /** The databases of two processes. Only the first goes through the proxy. */
  let databases: [OpenDatabase, OpenDatabase]
  let now = 1_800_000_000
  const clock = { now: () => now }
  let scope: Scope & { ownerId: string }
  let film = 0

  beforeAll(async () => {
    own = await createTestDatabase(postgres ?? '')
    proxy = await startDatabaseProxy(own.url)
    const open = (databaseUrl: string) =>
      openDatabase({ databaseUrl, dataDir: '', databaseTimeout }, pino({ level: 'silent' }))
    databases = [await open(proxy.url), await open(own.url)]
    await migrate(databases[1].db)
    const adapters = adaptersOn(databases[1])
    const testClock = { ...clock, advance: () => undefined }
    const mailer = { ...adapters.mailer, outbox: adapters.outbox, refuse: () => undefined }
    const host = { ...memoryHost(adapters), clock: testClock, mailer }
    const { organisationId, coach } = await makeStudio(host)
    scope = { organisationId, ownerId: coach.id }
  }, 120_000)
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()))
    await proxy.close()
    await own.drop()
  })
  beforeEach(async () => {
    film += 1
    await addUpload(createRepositories(databases[1].db))
  })

  const id = () => `film-${film}`

  function adaptersOn({ db }: OpenDatabase) {
    const memory = memoryAdapters(undefined, { clock })
    const content = async () => new Blob(['film'])
    const uploads = { ...memory.uploads, content, remove: async () => undefined }
    return { ...memory, repositories: createRepositories(db), uploads }
  }

  async function addUpload(repositories: Repositories) {
    await repositories.within(scope).coaching.media.insert({
      id: id(),
      owner_id: scope.ownerId,
      kind: 'video',
      type: 'video/mp4',
      size: 4,
      width: 0,
      height: 0,
      duration: 0,
      has_sound: null,
      status: 'uploading',
      is_being_read: false,
      read_until: null,
      file_key: `key-${film}`,
      poster_key: null,
      poster_size: 0,
      unused_since: null,
      created_at: now,
    })
  }

  const stored = async () =>
    createRepositories(databases[1].db).within(scope).coaching.media.get(id())

  /** A process whose reader of films ends once `end` is called. It counts what it reads. */
  function start(database: OpenDatabase, { renews = true, watchMilliseconds = 100 } = {}) {
    const gate = Promise.withResolvers<void>()
    const inspect = vi.fn<Films['inspect']>(async () => {
      await gate.promise
      return { width: 8, height: 8, duration: 1, codec: 'h264', hasSound: false }
    })
    const adapters = adaptersOn(database)
    const { repositories } = adapters
    const { idempotency } = repositories
    const renew = async (...lease: Parameters<typeof idempotency.renew>) =>
      renews ? idempotency.renew(...lease) : undefined
    const all: Adapters = {
      ...adapters,
      films: { inspect },
      repositories: { ...repositories, idempotency: { ...idempotency, renew } },
    }
    const finisher = createUploadFinisher(all, { watchMilliseconds })
    return { inspect, end: gate.resolve, finish: () => finisher.finish(scope, id()) }
  }

  it('keep other processes from a film until they are old, and then have it rejected unread', async () => {
    const crashed = start(databases[0], { renews: false })
    void crashed.finish().catch(() => undefined)
    await expect.poll(() => crashed.inspect.mock.calls.length).toBe(1)
    expect(await stored()).toMatchObject({ is_being_read: true, read_until: now + 60 })

    const other = start(databases[1])
    now += 5
    await expect(other.finish()).rejects.toMatchObject({ type: 'BUSY' })
    now += markOver
    await expect(other.finish()).rejects.toMatchObject({ type: 'MEDIA_TYPE' })
    expect(other.inspect).not.toHaveBeenCalled()
    expect(await stored()).toBeNull()
    crashed.end()
  })

  it('are taken back by a reader whose database was frozen meanwhile', async () => {
    const reader = start(databases[0])
    const reading = reader.finish().catch((error: unknown) => error)
    await expect.poll(() => reader.inspect.mock.calls.length).toBe(1)
    proxy.freeze()
    reader.end()
    expect(await reading).toMatchObject({ name: 'DatabaseUnavailable' })
    expect(await stored()).toMatchObject({ status: 'uploading', is_being_read: true })

    // An old mark, which another process watches before it believes it.
    now += markOver
    const other = start(databases[1], { watchMilliseconds: 4000 })
    other.end()
    const watching = other.finish().catch((error: unknown) => error)
    proxy.thaw()
    expect(await watching).toMatchObject({ type: 'BUSY' })
    expect(await stored()).toMatchObject({ is_being_read: false, read_until: null })

    await other.finish()
    expect(await stored()).toMatchObject({ status: 'ready', width: 8 })
  })
})

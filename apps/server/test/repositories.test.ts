import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewJob, Repositories } from '@org/api'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRepositories } from '../src/repositories/repositories.ts'
import { migrate } from '../src/storage/migrate.ts'
import { openDatabase, type OpenDatabase } from '../src/storage/open-database.ts'
import { freeLeases, tidy } from '../src/storage/tidy.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const silent = pino({ level: 'silent' })

const organisation = (id: string) => ({
  id,
  name: id,
  domain: 'example.org',
  address: '',
  website_url: '',
  logo_id: null,
  facebook: '',
  instagram: '',
  twitter: '',
  linkedin: '',
  disclaimer: '',
  google_play_url: '',
  appstore_url: '',
  has_onboarding: false,
  signature_template_id: null,
  created_at: 1,
})

const postgres = process.env['TEST_DATABASE_URL']
const kinds: [string, string | null][] = [['embedded Postgres', null]]
if (postgres) kinds.push(['Postgres', postgres])

describe.each(kinds)('repositories on %s', (_, postgresUrl) => {
  let own: TestDatabase | null = null
  let dataDir: string
  let database: OpenDatabase
  let repositories: Repositories

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'repositories-'))
    if (postgresUrl !== null) own = await createTestDatabase(postgresUrl)
    database = await openDatabase({ databaseUrl: own?.url ?? null, dataDir }, silent)
    await migrate(database.db)
    repositories = createRepositories(database.db)
  }, 120_000)
  afterAll(async () => {
    await database.close()
    await own?.drop()
    await rm(dataDir, { recursive: true })
  })
  beforeEach(async () => {
    for (const table of ['jobs', 'idempotency_keys', 'codes', 'organisations'] as const)
      await database.db.deleteFrom(table).execute()
  })

  const job = (key: string, runAt = 100): NewJob => ({
    key,
    kind: 'test',
    payload: { to: key },
    runAt,
  })

  it('migrates once', async () => {
    expect(await migrate(database.db)).toEqual([])
  })

  it('gives each due job to one worker, the oldest first', async () => {
    await repositories.jobs.add([job('b', 90), job('a', 80), job('later', 200), job('c', 95)])
    const claims = await Promise.all([1, 2, 3].map(() => repositories.jobs.claim(100, 60, 1)))
    expect(new Set(claims.map((claim) => claim.map((one) => one.key).join()))).toEqual(
      new Set(['a', 'b', 'c']),
    )
    expect(claims.flat().find((one) => one.key === 'a')).toMatchObject({
      kind: 'test',
      payload: { to: 'a' },
      attempt: 1,
    })
    expect(await repositories.jobs.claim(100, 60, 10)).toEqual([])
  })

  it('adds a key once, also after its job has ended', async () => {
    expect(await repositories.jobs.add([job('a'), job('b')])).toEqual(['a', 'b'])
    const [first] = await repositories.jobs.claim(100, 60, 1)
    if (first) await repositories.jobs.complete(first)
    expect(await repositories.jobs.add([job('a'), job('c')])).toEqual(['c'])
  })

  it('fences off a worker whose lease was taken over', async () => {
    await repositories.jobs.add([job('a')])
    const [slow] = await repositories.jobs.claim(100, 60, 1)
    const [quick] = await repositories.jobs.claim(161, 60, 1)
    if (!slow || !quick) throw new Error('Both were to get the job')
    expect(quick.attempt).toBe(2)
    expect(await repositories.jobs.complete(slow)).toBe(false)
    expect(await repositories.jobs.retry(slow, 0, 'late')).toBe(false)
    expect(await repositories.jobs.complete(quick)).toBe(true)
    expect(await repositories.jobs.fail(quick, 'twice')).toBe(false)
  })

  it('puts a job back until its time, and gives a dead process’s jobs back at once', async () => {
    await repositories.jobs.add([job('a')])
    const [claimed] = await repositories.jobs.claim(100, 60, 1)
    if (claimed) await repositories.jobs.retry(claimed, 130, 'try later')
    expect(await repositories.jobs.claim(129, 60, 1)).toEqual([])
    expect(await repositories.jobs.claim(130, 60, 1)).toHaveLength(1)
    await freeLeases(database.db)
    expect(await repositories.jobs.claim(131, 60, 1)).toHaveLength(1)
  })

  it('keeps all writes of a transaction or none, also with others beside it', async () => {
    const failing = repositories.transaction(async (inside) => {
      await inside.accounts.createOrganisation(organisation('lost'))
      await new Promise((resolve) => setTimeout(resolve, 20))
      throw new Error('half way')
    })
    const beside = repositories.accounts.createOrganisation(organisation('kept'))
    await expect(failing).rejects.toThrow('half way')
    await beside
    const found = await repositories.accounts.organisations(['lost', 'kept'])
    expect(found.map((one) => one.id)).toEqual(['kept'])
  })

  it('lets one of two counting transactions wait for the other', async () => {
    await repositories.accounts.createOrganisation({
      ...organisation('o'),
      name: '0',
    })
    const increase = () =>
      repositories.transaction(async (inside) => {
        const own = inside.within({ organisationId: 'o' }).organisation
        const { name } = await own.get()
        await own.update({ name: String(Number(name) + 1) })
      })
    await Promise.all(Array.from({ length: 8 }, increase))
    const [counted] = await repositories.accounts.organisations(['o'])
    expect(counted).toMatchObject({ name: '8', revision: 9 })
  })

  it('gives an idempotency key to one of two at once', async () => {
    const key = { caller: 'user:1', key: 'k' }
    const claim = () => repositories.idempotency.claim(key, 'print', 100, 60)
    const states = (await Promise.all([claim(), claim()])).map((one) => one.state)
    expect(states.sort()).toEqual(['busy', 'claimed'])
    await repositories.idempotency.finish(key, { status: 200, body: '{}' })
    expect(await claim()).toEqual({ state: 'done', answer: { status: 200, body: '{}' } })
  })

  it('forgets ended jobs after thirty days, and never one that waits', async () => {
    const month = 30 * 24 * 3600
    const { jobs } = repositories
    await jobs.add([job('done'), job('failed'), job('waiting', 99)])
    const claimed = await jobs.claim(100, 60, 3)
    const held = (key: string) => claimed.find((one) => one.key === key) ?? { id: '0', fence: 0 }
    await jobs.complete(held('done'))
    await jobs.fail(held('failed'), 'refused')
    const kept = async () =>
      (await database.db.selectFrom('jobs').select('key').orderBy('key').execute()).map(
        ({ key }) => key,
      )

    await tidy(database.db, 100 + month)
    expect(await kept()).toEqual(['done', 'failed', 'waiting'])
    await tidy(database.db, 101 + month)
    expect(await kept()).toEqual(['waiting'])
  })

  it('tidies what has lapsed and nothing else', async () => {
    await repositories.codes.put({ email: 'old@x.fr', hmac: 'h', expires_at: 10, attempts: 0 })
    await repositories.codes.put({ email: 'new@x.fr', hmac: 'h', expires_at: 999, attempts: 0 })
    await tidy(database.db, 500)
    expect(await repositories.codes.attempt('old@x.fr')).toBeNull()
    expect(await repositories.codes.attempt('new@x.fr')).toMatchObject({ attempts: 1 })
  })
})

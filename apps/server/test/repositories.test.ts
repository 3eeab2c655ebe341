import { rm } from 'node:fs/promises'
import type { NewJob, Repositories } from '@org/api'
import { columnKind, operations, type Operation } from '@org/api/contract'
import { demoSeed } from '@org/api/memory'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRepositories } from '../src/repositories/repositories.ts'
import { migrate } from '../src/storage/migrate.ts'
import { openDatabase, type OpenDatabase } from '../src/storage/open-database.ts'
import { freeLeases, tidy } from '../src/repositories/tidy.ts'
import { makeDataDir } from './prepared-data.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const silent = pino({ level: 'silent' })

const organisation = (id: string) => ({
  id,
  product: 'signature' as const,
  name: id,
  domain: 'example.org',
  country: 'FR',
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

const auditEntry = (client: string, created_at: number) => ({
  id: crypto.randomUUID(),
  created_at,
  kind: 'sign_in' as const,
  action: 'signed_in' as const,
  outcome: 'ok' as const,
  reason: '',
  actor_id: 'u',
  actor: 'a@x.fr',
  opened_by: '',
  subject: '',
  team: '',
  item_count: null,
  client,
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
    dataDir = await makeDataDir()
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
    for (const table of [
      'jobs',
      'idempotency_keys',
      'codes',
      'browsers',
      'waits',
      'organisations',
    ] as const)
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

  it('knows the type of each column by which a list can be filtered or ordered', async () => {
    const lists = Object.values<Operation>(operations).flatMap(({ list }) => list ?? [])
    const names = new Set(lists.flatMap(({ where, order }) => [...where, ...order]))
    const { rows } = await sql<{ name: string; type: string }>`
      select distinct column_name as name, data_type as type
      from information_schema.columns as listed
      where table_schema = current_schema() and table_name <> 'jobs' and exists (
        select from information_schema.columns as owner
        where owner.table_schema = listed.table_schema and owner.table_name = listed.table_name
          and owner.column_name = 'organisation_id')`.execute(database.db)
    const columns = rows.filter(({ name }) => names.has(name))
    expect(columns.length).toBeGreaterThan(20)
    const known = columns.map(({ name }) => ({ name, type: columnKind(name) }))
    expect(known).toEqual(columns)
  })

  it('gives each due job to only one worker', async () => {
    await repositories.jobs.add([job('b', 90), job('a', 80), job('later', 200), job('c', 95)])
    const claims = await Promise.all(
      [1, 2, 3].map(() => repositories.jobs.claim(100, 60, { single: 1, bulk: 0 })),
    )
    expect(new Set(claims.map((claim) => claim.map((one) => one.key).join()))).toEqual(
      new Set(['a', 'b', 'c']),
    )
    expect(claims.flat().find((one) => one.key === 'a')).toMatchObject({
      kind: 'test',
      payload: { to: 'a' },
      attempt: 1,
    })
    expect(await repositories.jobs.claim(100, 60, { single: 10, bulk: 0 })).toEqual([])
  })

  it('adds only one job per key, even after that job has ended', async () => {
    expect(await repositories.jobs.add([job('a'), job('b')])).toEqual(['a', 'b'])
    const [first] = await repositories.jobs.claim(100, 60, { single: 1, bulk: 0 })
    if (first) await repositories.jobs.complete(first)
    expect(await repositories.jobs.add([job('a'), job('c')])).toEqual(['c'])
  })

  it('adds more jobs than fit in one statement', async () => {
    const jobs = Array.from({ length: 16_400 }, (_, number) => job(`many ${number}`))
    expect(await repositories.jobs.add(jobs)).toHaveLength(jobs.length)
  }, 60_000)

  it('marks notifications as read even if they exceed the parameter limit of one SQL statement', async () => {
    await repositories.accounts.createOrganisation(organisation('o'))
    const { teams, users, notifications } = repositories.within({ organisationId: 'o' })
    const seed = demoSeed()
    const [team, user] = [seed.teams[0], seed.users[0]]
    if (!team || !user) throw new Error('The demonstration is empty')
    const plain = { signature_template_id: null }
    await teams.insert({ ...team, ...plain, campaign_id: null })
    await users.insert({ ...user, ...plain, team_id: team.id, picture_id: null })
    await sql`
      insert into notifications
        (id, organisation_id, kind, team_id, subject, done_count, failed_count, created_at)
      select 'news ' || number, 'o', 'import', null, '', 1, 0, 1
      from generate_series(1, 22000) as number`.execute(database.db)

    expect(await notifications.read(user.id, 'news 1', 2)).toBe(true)
    expect(await notifications.read(user.id, 'unknown', 2)).toBe(false)
    expect(await notifications.unread(user.id)).toBe(21_999)
    expect(await notifications.read(user.id, null, 3)).toBe(true)
    expect(await notifications.unread(user.id)).toBe(0)
  }, 60_000)

  it('ignores a worker whose lease was taken over by another one', async () => {
    await repositories.jobs.add([job('a')])
    const [slow] = await repositories.jobs.claim(100, 60, { single: 1, bulk: 0 })
    const [quick] = await repositories.jobs.claim(161, 60, { single: 1, bulk: 0 })
    if (!slow || !quick) throw new Error('Both workers should get the job')
    expect(quick.attempt).toBe(2)
    expect(await repositories.jobs.complete(slow)).toBe(false)
    expect(await repositories.jobs.retry(slow, 0, 'late')).toBe(false)
    expect(await repositories.jobs.complete(quick)).toBe(true)
    expect(await repositories.jobs.fail(quick, 'twice')).toBe(false)
  })

  it('delays a retried job, and releases a dead process’s jobs immediately', async () => {
    await repositories.jobs.add([job('a')])
    const [claimed] = await repositories.jobs.claim(100, 60, { single: 1, bulk: 0 })
    if (claimed) await repositories.jobs.retry(claimed, 130, 'try later')
    expect(await repositories.jobs.claim(129, 60, { single: 1, bulk: 0 })).toEqual([])
    expect(await repositories.jobs.claim(130, 60, { single: 1, bulk: 0 })).toHaveLength(1)
    await freeLeases(database.db)
    expect(await repositories.jobs.claim(131, 60, { single: 1, bulk: 0 })).toHaveLength(1)
  })

  it('rolls back the writes of a transaction that fails, but not a concurrent write outside it', async () => {
    const failing = repositories.transaction(async (inside) => {
      await inside.accounts.createOrganisation(organisation('lost'))
      await new Promise((resolve) => setTimeout(resolve, 20))
      throw new Error('halfway')
    })
    const beside = repositories.accounts.createOrganisation(organisation('kept'))
    await expect(failing).rejects.toThrow('halfway')
    await beside
    const found = await repositories.accounts.organisations(['lost', 'kept'])
    expect(found.map((one) => one.id)).toEqual(['kept'])
  })

  it('makes concurrent transactions that read and change the same row wait for each other', async () => {
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

  it('gives an idempotency key to one of two simultaneous claims', async () => {
    const held = (owner: string) => ({ caller: 'user:1', key: 'k', owner })
    const claim = (owner = 'c') => repositories.idempotency.claim(held(owner), 'print', 100, 60)
    const states = (await Promise.all([claim('a'), claim('b')])).map((one) => one.state)
    expect(states.toSorted()).toEqual(['busy', 'claimed'])
    const owner = states[0] === 'claimed' ? 'a' : 'b'
    await repositories.idempotency.finish(held(owner), { status: 200, body: '{}' })
    expect(await claim()).toEqual({ state: 'done', answer: { status: 200, body: '{}' } })
  })

  it('deletes finished jobs after thirty days, but not waiting ones', async () => {
    const month = 30 * 24 * 3600
    const { jobs } = repositories
    await jobs.add([job('done'), job('failed'), job('waiting', 99)])
    const claimed = await jobs.claim(100, 60, { single: 3, bulk: 0 })
    const held = (key: string) => claimed.find((one) => one.key === key) ?? { id: '0', fence: 0 }
    await jobs.complete(held('done'))
    await jobs.fail(held('failed'), 'refused')
    const kept = async () =>
      (await database.db.selectFrom('jobs').select('key').orderBy('key').execute()).map(
        ({ key }) => key,
      )

    await tidy(database.db, 100 + month, 395)
    expect(await kept()).toEqual(['done', 'failed', 'waiting'])
    await tidy(database.db, 101 + month, 395)
    expect(await kept()).toEqual(['waiting'])
  })

  it('counts a person as invited only while an invitation is open, and deletes the invitation a month after it expires', async () => {
    const month = 30 * 24 * 3600
    await repositories.accounts.createOrganisation(organisation('o'))
    const { invitations } = repositories.within({ organisationId: 'o' })
    const invite = (id: string, expires_at: number) =>
      invitations.insert({
        id,
        product: 'signature',
        email: `${id}@x.fr`,
        role: 'admin',
        team_id: null,
        invited_by: 'somebody',
        expires_at,
        accepted_at: null,
        revoked_at: null,
        mail_status: 'sent',
        mail_error: '',
        mail_request: 1,
        created_at: 1,
      })
    for (const id of ['open', 'accepted', 'revoked']) await invite(id, 200)
    await invite('expired', 100)
    await invitations.update('accepted', { accepted_at: 50 })
    await invitations.update('revoked', { revoked_at: 50 })
    const isInvited = (id: string) =>
      repositories.accounts.isInvited(`${id}@x.fr`, 'signature', 100)

    expect(await isInvited('open')).toBe(true)
    for (const id of ['accepted', 'revoked', 'expired', 'nobody']) {
      expect(await isInvited(id), id).toBe(false)
    }
    await tidy(database.db, 101 + month, 395)
    expect((await invitations.all()).map(({ id }) => id)).toEqual(['accepted', 'open', 'revoked'])
  })

  it('rejects an account whose product is not that of its organisation', async () => {
    await repositories.accounts.createOrganisation(organisation('o'))
    const { teams, users } = repositories.within({ organisationId: 'o' })
    const seed = demoSeed()
    const [team, user] = [seed.teams[0], seed.users[0]]
    if (!team || !user) throw new Error('The demonstration is empty')
    const plain = { signature_template_id: null }
    await teams.insert({ ...team, ...plain, campaign_id: null })
    const added = users.insert({
      ...user,
      ...plain,
      product: 'stock',
      team_id: team.id,
      picture_id: null,
    })
    await expect(added).rejects.toMatchObject({ name: 'MissingReferenceError', field: 'product' })
  })

  it('keeps the newest two codes of each browser', async () => {
    const { codes } = repositories
    const owner = { email: 'a@x.fr', product: 'signature' } as const
    const add = (browser: string, hmac: string) =>
      codes.add({ ...owner, browser, hmac, expires_at: 100, attempts: 0 })
    await add('one', 'first')
    await add('two', 'second')
    await add('one', 'third')
    await add('one', 'fourth')

    const hmacs = (found: { hmac: string }[]) => found.map(({ hmac }) => hmac).toSorted()
    expect(hmacs(await codes.attempt(owner, 'one', 50))).toEqual(['fourth', 'third'])
    expect(hmacs(await codes.attempt(owner, 'two', 50))).toEqual(['second'])
    expect(hmacs(await codes.newest(owner, 50))).toEqual(['fourth', 'third'])
    expect(await codes.newest(owner, 100)).toEqual([])
  })

  it('doubles the wait with each attempt up to five minutes, allows one of several parallel attempts, and resets after a day', async () => {
    const { waits } = repositories
    const turns = await Promise.all(Array.from({ length: 8 }, () => waits.begin('k', 100)))
    expect(turns.filter((wait) => wait === 0)).toHaveLength(1)
    expect(turns.filter((wait) => wait === 1)).toHaveLength(7)
    let now = 101
    const lengths = []
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await waits.begin('k', now)).toBe(0)
      const wait = await waits.begin('k', now)
      lengths.push(wait)
      now += wait
    }
    expect(lengths).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
    expect(await waits.begin('k', now + 86_400)).toBe(0)
    expect(await waits.begin('k', now + 86_400)).toBe(1)
    await waits.clear('k')
    expect(await waits.begin('k', now + 86_400)).toBe(0)
  })

  it('shortens the address of an audit entry after 30 days, and later deletes the entry', async () => {
    const day = 24 * 3600
    await repositories.accounts.createOrganisation(organisation('o'))
    const { audit } = repositories.within({ organisationId: 'o' })
    for (const client of ['203.0.113.77', '2001:db8:0:7::/64', '']) {
      for (const at of [100, 101]) await audit.add(auditEntry(client, at))
    }
    const query = { where: {}, search: { terms: [], fields: [], phones: [] }, limit: 50, offset: 0 }
    const kept = async () =>
      (await audit.list(query)).data.map(({ created_at, client }) => [created_at, client])

    await tidy(database.db, 101 + 30 * day, 395)
    expect(await kept()).toEqual([
      [101, ''],
      [101, '2001:db8:0:7::/64'],
      [101, '203.0.113.77'],
      [100, ''],
      [100, '2001:db8:0:7::/64'],
      [100, '203.0.113.0/24'],
    ])
    await tidy(database.db, 101 + 395 * day, 395)
    expect((await kept()).map(([at]) => at)).toEqual([101, 101, 101])
    await tidy(database.db, 102 + 395 * day, 395)
    expect(await kept()).toEqual([])
  })

  it('deletes only what has expired', async () => {
    const { codes, browsers, waits } = repositories
    const year = 365 * 24 * 3600
    const code = { product: 'signature', browser: 'b', hmac: 'h', attempts: 0 } as const
    const ownerOf = (email: string) => ({ email, product: 'signature' }) as const
    await codes.add({ ...code, email: 'old@x.fr', expires_at: year })
    await codes.add({ ...code, email: 'new@x.fr', expires_at: year + 500 })
    await browsers.remember('old@x.fr', 'b', 10)
    await browsers.remember('new@x.fr', 'b', 200)
    await waits.begin('wait', 10)
    await tidy(database.db, year + 100, 395)
    expect(await codes.newest(ownerOf('old@x.fr'), 0)).toEqual([])
    expect(await codes.attempt(ownerOf('new@x.fr'), 'b', 0)).toMatchObject([{ attempts: 1 }])
    expect(await browsers.isKnown('old@x.fr', 'b')).toBe(false)
    expect(await browsers.isKnown('new@x.fr', 'b')).toBe(true)
    expect(await database.db.selectFrom('waits').selectAll().execute()).toEqual([])
  })
})

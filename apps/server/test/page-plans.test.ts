import { rm } from 'node:fs/promises'
import { plantSeed } from '@org/api'
import { createClient } from '@org/api/client'
import type { Filter } from '@org/api/contract'
import { demoIds, demoSeed, signInAs } from '@org/api/memory'
import { CompiledQuery, sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openHost, type OpenHost } from '../src/host/open-host.ts'
import { readSettings } from '../src/settings/settings.ts'
import { withDatabaseDeadline } from '../src/storage/database-deadline.ts'
import { vacuum } from '../src/storage/vacuum.ts'
import { databaseKinds } from './migrated-database.ts'
import { makeDataDir } from './prepared-data.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** Five thousand employees, half of them in one team. */
describe.each(databaseKinds)('the query plan of a page of employees on %s', (_, postgresUrl) => {
  let own: TestDatabase | null = null
  let dataDir: string
  let host: OpenHost
  const seed = demoSeed()
  const teamAdmin = seed.users.find(({ role }) => role === 'team_admin')

  beforeAll(async () => {
    dataDir = await makeDataDir()
    if (postgresUrl !== null) own = await createTestDatabase(postgresUrl)
    const env = {
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: own?.url,
      // The only connection knows all prepared statements.
      DATABASE_CONNECTIONS: '1',
    }
    const settings = readSettings({ ...env, SERVER_KEY: own ? 'k'.repeat(40) : undefined })
    host = await openHost(settings, pino({ level: 'silent' }))
    await plantSeed(host.adapters, seed)
    const { db } = host.database
    // A generated column accepts no value, so the columns to copy are named.
    const { rows } = await sql<{ names: string }>`
      select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_name = 'users' and is_generated = 'NEVER'
        and table_schema = current_schema()`.execute(db)
    const columns = sql.raw(rows[0]?.names ?? '')
    // Computing the letters of five thousand people takes seconds.
    const copying = sql`insert into users (${columns}) select ${columns} from (
      select (jsonb_populate_record(users, jsonb_build_object(
        'id', 'user ' || number, 'email', number || '@maison-lueur.example', 'role', 'member',
        'banner_key', 'banner ' || number, 'install_key', 'install ' || number,
        'last_name', last_name || number, 'team_id',
        case when number % 2 = 0 then team_id else ${demoIds.teams.global} end))).*
      from users, generate_series(1, 5000) as number
      where users.id = ${teamAdmin?.id}) as copies`
    await withDatabaseDeadline(60_000, () => copying.execute(db))
    await vacuum(db)
  }, 120_000)
  afterAll(async () => {
    await host.closeServer()
    await host.closeDatabase()
    await own?.drop()
    await rm(dataDir, { recursive: true })
  })

  async function clientOf(userId: string) {
    const { access_token: token } = await signInAs(host.adapters, userId)
    return createClient({ baseUrl: `${host.publicUrl}/api`, getToken: () => token })
  }

  /** Returns the query plan of the page that the API returns to this person. */
  async function planFor(userId: string, filter: Filter = {}): Promise<string> {
    const { db } = host.database
    const client = await clientOf(userId)
    const execute = vi.spyOn(db.getExecutor(), 'executeQuery')
    const query = { filter: { limit: 50, ...filter } }
    await client.call('listUsers', { path: { id: demoIds.organisation }, query })
    const counted = execute.mock.calls
      .map(([one]) => one)
      .find((one) => one.sql.includes('as matching'))
    execute.mockRestore()
    const explain = CompiledQuery.raw(`explain ${counted?.sql}`, [...(counted?.parameters ?? [])])
    const { rows } = await db.executeQuery<Record<string, string>>(explain)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  it.each([
    ['an administrator', demoIds.admin],
    ['a team’s administrator', teamAdmin?.id ?? ''],
  ])('finds the page in one index and counts nobody, for %s', async (_who, id) => {
    const plan = await planFor(id)
    expect(plan).toMatch(/Index Only Scan using users_by_name_key on users/)
    expect(plan).toContain('people_counts')
    expect(plan).not.toContain('users_by_team')
    expect(plan).not.toContain('Seq Scan on users')
  })

  it('reaches a page near the end of the list from there', async () => {
    const client = await clientOf(demoIds.admin)
    const idsFrom = async (offset: number) => {
      const query = { filter: { offset, limit: 50 } }
      const { data } = await client.call('listUsers', { path: { id: demoIds.organisation }, query })
      return data.map(({ id }) => id)
    }
    const far = await idsFrom(5010)
    expect(far.slice(0, 20)).toEqual((await idsFrom(4990)).slice(20, 40))
    expect(await idsFrom(5010 + far.length)).toEqual([])

    const plan = await planFor(demoIds.admin, { offset: 5010 })
    expect(plan).toMatch(/Index Only Scan Backward using users_by_name_key on users/)
  })

  it.each(['first_name', 'email', 'position'])(
    'finds the page by %s in an index',
    async (field) => {
      const plan = await planFor(demoIds.admin, { order: field })
      expect(plan).toContain(`Index Only Scan using users_by_${field}_key on users`)
    },
  )

  it('counts the people with two letters in their texts alone', async () => {
    const plan = await planFor(demoIds.admin, { search: 'zq' })
    expect(plan).toContain('Index Only Scan using users_by_text on users')
  })

  it('finds the administrators in an index', async () => {
    const plan = await planFor(demoIds.admin, { where: { role: ['admin', 'team_admin'] } })
    expect(plan).toContain('users_by_right')
    expect(plan).not.toContain('Seq Scan on users')
  })

  it('adds a person whose names are as long as they may be', async () => {
    const client = await clientOf(demoIds.admin)
    // Other letters each time, which Postgres cannot compress.
    const name = (from: number) =>
      String.fromCodePoint(...Array.from({ length: 200 }, (_, at) => from + ((at * 7919) % 20_000)))
    const body = {
      email: `${'a'.repeat(60)}@${'exemple.'.repeat(22)}fr`,
      first_name: name(0x4e00),
      last_name: name(0x4e01),
      position: name(0x4e02),
    }
    const path = { id: demoIds.organisation }
    expect(await client.call('createUser', { path, body })).toMatchObject(body)
  })

  it.each(['lastname 42', '42@maison', '+33 6 11 22'])('finds %s in an index', async (search) => {
    const plan = await planFor(demoIds.admin, { search })
    expect(plan).toContain('Bitmap Index Scan on users_by_grams')
    if (search.startsWith('+')) expect(plan).toContain('Bitmap Index Scan on users_by_mobile_grams')
    expect(plan).not.toContain('Seq Scan on users')
  })

  it('prepares no list or report, because the best plan depends on the values', async () => {
    const { db } = host.database
    const client = await clientOf(demoIds.admin)
    const path = { id: demoIds.organisation }
    const filters: Filter[] = [
      {},
      { where: { team_id: demoIds.teams.global } },
      { where: { status: 'sent' } },
      { order: 'team' },
      { search: 'lastname' },
    ]
    const [template] = seed.templates
    const calls = [
      ...filters.map((filter) => () => client.call('listUsers', { path, query: { filter } })),
      () => client.call('listTeams', { path }),
      () => client.call('listAudit', { path }),
      () => client.call('listNotifications', { path }),
      () => client.call('searchEverything', { path, query: { words: 'lastname' } }),
      () => client.call('getAdoption', { path }),
      () => client.call('previewDeploy', { path, body: { is_reminder: true } }),
      () => client.call('getTemplateUsage', { path: { id: template?.id ?? '' } }),
    ]
    // Postgres prepares a statement at its third use.
    for (const call of [...calls, ...calls, ...calls]) await call()

    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements`.execute(db)
    const prepared = rows.map(({ statement }) => statement)
    expect(prepared.filter((text) => text.includes('from "teams"'))).not.toEqual([])
    expect(prepared.filter((text) => /count\(|offset \$/.test(text))).toEqual([])
  })
})

import { rm } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { plantSeed, runDueJobs } from '@org/api'
import { createClient, type Client } from '@org/api/client'
import { demoIds, demoSeed, signInAs } from '@org/api/memory'
import { sql, type RawBuilder } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openHost, type OpenHost } from '../src/host/open-host.ts'
import { readSettings } from '../src/settings/settings.ts'
import { roundTripsOf } from './count-round-trips.ts'
import { makeDataDir } from './prepared-data.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const organisation = { path: { id: demoIds.organisation } }
const page = { ...organisation, query: { filter: { limit: 20 } } }

type Ask = (client: Client) => Promise<unknown>

/** How many queries each call may send to the database, including its session check. */
const allowed: readonly [string, number, Ask][] = [
  ['user/me', 3, (client) => client.call('getUser', { path: { id: 'me' } })],
  ['one employee', 2, (client) => client.call('getUser', { path: { id: 'demo-user-20' } })],
  ['employees, a page', 2, (client) => client.call('listUsers', page)],
  [
    'employees, a word searched',
    2,
    (client) => client.call('listUsers', { ...page, query: { filter: { search: 'lea' } } }),
  ],
  ['templates, a page', 4, (client) => client.call('listSignatureTemplates', page)],
  [
    'one template',
    4,
    (client) => client.call('getTemplate', { path: { id: demoSeed().templates[0]?.id ?? '' } }),
  ],
  ['one team', 3, (client) => client.call('getTeam', { path: { id: demoIds.teams.support } })],
  ['banners, a page', 4, (client) => client.call('listCampaigns', page)],
  ['the organisation', 3, (client) => client.call('getOrganisation', organisation)],
]

const postgres = process.env['TEST_DATABASE_URL']
const kinds: [string, string | null][] = [['embedded Postgres', null]]
if (postgres) kinds.push(['Postgres', postgres])

describe.each(kinds)('round trips to %s', (_, postgresUrl) => {
  let own: TestDatabase | null = null
  let dataDir: string
  let host: OpenHost
  let client: Client

  beforeAll(async () => {
    dataDir = await makeDataDir()
    if (postgresUrl !== null) own = await createTestDatabase(postgresUrl)
    const env = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: own?.url, MAIL_DOMAIN_PACE: '10000' }
    const settings = readSettings({ ...env, SERVER_KEY: own ? 'k'.repeat(40) : undefined })
    host = await openHost(settings, pino({ level: 'silent' }), {
      mailer: { send: async () => undefined },
    })
    await plantSeed(host.adapters, demoSeed())
    const { access_token: token } = await signInAs(host.adapters, demoIds.admin)
    client = createClient({ baseUrl: `${host.publicUrl}/api`, getToken: () => token })
  }, 120_000)
  afterAll(async () => {
    await host.closeServer()
    await host.closeDatabase()
    await own?.drop()
    await rm(dataDir, { recursive: true })
  })

  /** Counts the database round trips of some work. */
  const tripsOf = (work: () => Promise<unknown>) => roundTripsOf(postgresUrl === null, work)

  /** Counts the database round trips of each call. */
  async function counted(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {}
    for (const [name, , ask] of allowed) counts[name] = await tripsOf(() => ask(client))
    return counts
  }

  /** Sums the bytes of the messages that the embedded engine returns for each call. */
  async function received(): Promise<Record<string, number>> {
    const sizes: Record<string, number> = {}
    for (const [name, , ask] of allowed) {
      const trips = vi.spyOn(PGlite.prototype, 'execProtocolStream')
      await ask(client)
      const messages = await Promise.all(trips.mock.results.map(({ value }) => value))
      sizes[name] = messages.flat().reduce((sum, { length }) => sum + length, 0)
      trips.mockRestore()
    }
    return sizes
  }

  it('are few, and do not grow with the organisation', async () => {
    const expected = Object.fromEntries(allowed.map(([name, trips]) => [name, trips]))
    // The first count includes reading a template for its prints, which are then kept.
    await counted()
    expect(await counted()).toEqual(expected)
    // All statements are prepared now, so that responses no longer describe their columns.
    const small = postgresUrl === null ? await received() : null

    await enlarge()

    expect(await counted()).toEqual(expected)
    if (small === null) return
    for (const [name, size] of Object.entries(await received())) {
      // More bytes are expected, because pages are full now and counts have more digits.
      const pageful = name.includes('page') ? 20 * 3000 : 200
      expect(size - (small[name] ?? 0), name).toBeLessThan(pageful)
    }
  })

  it('of a mail are three, even if mails are claimed one by one', async () => {
    const mails = 10
    await addPeople('mailed', mails)
    await client.call('deployTeam', { path: { id: 'mailed' }, body: {} })
    const trips = await tripsOf(() => runDueJobs(host.adapters, 1))
    // The last claim finds nothing.
    expect(trips - 1).toBeLessThanOrEqual(3 * mails)
    const sent = await peopleOf('mailed').where('deploy_status', '=', 'sent').execute()
    expect(sent).toHaveLength(mails)
  })

  it('of a deploy do not grow with the number of people', async () => {
    await addPeople('deployed', 1000)
    const trips = await tripsOf(() =>
      client.call('deployTeam', { path: { id: 'deployed' }, body: {} }),
    )
    process.stdout.write(`Deploy to 1,000 people: ${trips} round trips\n`)
    expect(trips).toBeLessThanOrEqual(40)
    const queued = await peopleOf('deployed').where('deploy_status', '=', 'queued').execute()
    expect(queued).toHaveLength(1000)
  }, 60_000)

  const peopleOf = (team: string) =>
    host.database.db.selectFrom('users').select('id').where('team_id', '=', team)

  /** Adds a team with a template and this many people, by copying rows. */
  async function addPeople(team: string, people: number): Promise<void> {
    const { db } = host.database
    await sql`insert into teams select (jsonb_populate_record(teams, jsonb_build_object(
        'id', ${team}::text, 'name', ${team}::text, 'is_global', false,
        'signature_template_id', (select min(id) from templates)))).*
      from teams where is_global`.execute(db)
    await copyAdmin(
      sql`jsonb_build_object(
        'id', ${team}::text || number, 'email', number || ${`@${team}.example`}::text,
        'banner_key', ${team}::text || 'banner' || number,
        'install_key', ${team}::text || 'install' || number, 'role', 'member',
        'signature_template_id', null, 'team_id', ${team}::text)`,
      people,
    )
  }

  /** Adds two hundred templates, two hundred teams and two thousand people by copying rows. */
  async function enlarge(): Promise<void> {
    const { db } = host.database
    await sql`insert into templates select (jsonb_populate_record(templates, jsonb_build_object(
        'id', 'template ' || number, 'name', 'Modèle ' || number))).*
      from templates, generate_series(1, 200) as number
      where templates.id = (select min(id) from templates)`.execute(db)
    await sql`insert into teams select (jsonb_populate_record(teams, jsonb_build_object(
        'id', 'team ' || number, 'name', 'Agence ' || number, 'is_global', false,
        'signature_template_id', 'template ' || number))).*
      from teams, generate_series(1, 200) as number
      where is_global`.execute(db)
    await copyAdmin(
      sql`jsonb_build_object(
        'id', 'user ' || number, 'email', number || '@maison-lueur.example',
        'banner_key', 'banner ' || number, 'install_key', 'install ' || number, 'role', 'member',
        'signature_template_id', null, 'team_id', 'team ' || (1 + number % 200))`,
      2000,
    )
  }

  /** Adds copies of the administrator with other values, which may contain a `number`. */
  async function copyAdmin(values: RawBuilder<unknown>, copies: number): Promise<void> {
    const { db } = host.database
    // A generated column accepts no value, so the columns to copy are named.
    const { rows } = await sql<{ names: string }>`
      select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_name = 'users' and is_generated = 'NEVER'
        and table_schema = current_schema()`.execute(db)
    const columns = sql.raw(rows[0]?.names ?? '')
    await sql`insert into users (${columns}) select ${columns} from (
      select (jsonb_populate_record(users, ${values})).*
      from users, generate_series(1, ${copies}::integer) as number
      where users.id = ${demoIds.admin}) as copies`.execute(db)
  }
})

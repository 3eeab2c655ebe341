import { rm } from 'node:fs/promises'
import { runDueJobs } from '@org/api'
import { type ContractHost, makeWorld, pngFile } from '@org/api/testing'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHost, type OpenHost } from '../src/host/open-host.ts'
import { readSettings } from '../src/settings/settings.ts'
import { fetchAtHost } from './fetch-at-host.ts'
import { databaseKinds } from './migrated-database.ts'
import { makeDataDir } from './prepared-data.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** Tables with rows of organisations that deleting one of the signature product must empty. */
const ofSignature = [
  'audit_entries',
  'billing',
  'campaigns',
  'deploy_runs',
  'invitations',
  'jobs',
  'media',
  'notifications',
  'organisation_deletions',
  'people_counts',
  'photo_tokens',
  'storage_use',
  'teams',
  'templates',
  'tokens',
  'users',
]

/** Tables of the products whose organisations cannot be deleted. */
const ofOthers = [
  'categories',
  'centres',
  'coaches',
  'coaching_media',
  'coaching_messages',
  'coaching_tags',
  'command_returns',
  'commands',
  'exercices',
  'order_events',
  'praticiens',
  'product_centres',
  'product_codes',
  'products',
  'stock_balances',
  'stock_bookings',
  'stock_count_entries',
  'stock_count_lines',
  'stock_counts',
  'stock_lots',
  'stock_members',
  'stock_movements',
  'stock_photos',
  'supplier_centres',
  'suppliers',
  'training_programs',
  'training_sessions',
]

/** Leaves out the numbers of people, whose rows the server sums up now and then. */
const withoutCounts = ({ people_counts: _, ...rows }: Record<string, string[]>) => rows

type World = Awaited<ReturnType<typeof makeWorld>>

describe.each(databaseKinds)('deleting an organisation on %s', (_, postgresUrl) => {
  let own: TestDatabase | null = null
  let dataDir: string
  let host: OpenHost

  beforeAll(async () => {
    dataDir = await makeDataDir()
    if (postgresUrl !== null) own = await createTestDatabase(postgresUrl)
    const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, ...own?.settings })
    host = await openHost(settings, pino({ level: 'silent' }), {
      mailer: { send: async () => undefined },
    })
  }, 120_000)
  afterAll(async () => {
    await host.closeServer()
    await host.closeDatabase()
    await own?.drop()
    await rm(dataDir, { recursive: true })
  })

  /** An organisation with rows in each table of the signature product. */
  async function filledWorld(): Promise<World> {
    const { adapters, publicUrl } = host
    const world = await makeWorld({
      adapters,
      baseUrl: `${publicUrl}/api`,
      fetch: fetchAtHost,
    } as ContractHost)
    const { admin, member, organisationId, teamId } = world
    const path = { id: organisationId }
    const image = { body: { file: await pngFile(40, 30) } }
    const { id: banner_id } = await admin.client.call('uploadMedia', image)
    await admin.client.call('createCampaign', { path, body: { name: 'Salon', banner_id } })
    await admin.client.call('createInvitation', {
      path,
      body: { email: `${crypto.randomUUID()}@x.example`, role: 'admin' },
    })
    await admin.client.call('reportImport', { path, body: { created: 1 } })
    await admin.client.call('deployTeam', { path: { id: teamId }, body: {} })
    const { billing } = adapters.repositories.within({ organisationId })
    const state = { card: null, subscription: null, amount_due: null, currency: null }
    await billing.insert({ customer_id: `customer of ${organisationId}`, state })
    const { db } = host.database
    await sql`insert into photo_tokens select (jsonb_populate_record(null::photo_tokens,
      jsonb_build_object('organisation_id', ${organisationId}::text, 'user_id', ${member.id}::text,
 'sealed_token', 'x', 'connected_at', 1))).*`.execute(db)
    return world
  }

  /** Tables with a column `organisation_id`. */
  async function tables(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`select columns.table_name as name
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where column_name = 'organisation_id' and table_schema = current_schema()
        and table_type = 'BASE TABLE' order by 1`.execute(host.database.db)
    return rows.map(({ name }) => name)
  }

  /** All rows of an organisation as texts, by table. */
  async function rowsOf({ organisationId }: World): Promise<Record<string, string[]>> {
    const found: Record<string, string[]> = {}
    for (const name of await tables()) {
      const { rows } = await sql<{ text: string }>`select row_to_json(one)::text as text
        from ${sql.table(name)} as one where organisation_id = ${organisationId} order by 1`.execute(
        host.database.db,
      )
      if (rows.length > 0) found[name] = rows.map(({ text }) => text)
    }
    return found
  }

  it('knows every table that has rows of organisations', async () => {
    const hint = 'say here whether deleting an organisation must empty the table'
    expect((await tables()).toSorted(), hint).toEqual([...ofSignature, ...ofOthers].toSorted())
  })

  it('leaves no row of it, and each row of another one', async () => {
    const world = await filledWorld()
    const other = await filledWorld()
    await runDueJobs(host.adapters)
    const before = await rowsOf(other)
    const { name } = await world.admin.client.call('getOrganisation', {
      path: { id: world.organisationId },
    })
    await world.admin.client.call('deleteOrganisation', {
      path: { id: world.organisationId },
      body: { name },
    })
    expect(Object.keys(await rowsOf(world))).toEqual(ofSignature)

    await runDueJobs(host.adapters)

    expect(await rowsOf(world)).toEqual({})
    const { accounts } = host.adapters.repositories
    expect(await accounts.organisations([world.organisationId])).toEqual([])
    expect(withoutCounts(await rowsOf(other))).toEqual(withoutCounts(before))
  }, 60_000)
})

import { rm } from 'node:fs/promises'
import { runDueJobs } from '@org/api'
import {
  type ContractHost,
  fillGroup,
  fillStudio,
  makeStockWorld,
  makeStudio,
  makeWorld,
  pngFile,
} from '@org/api/testing'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHost, type OpenHost } from '../src/host/open-host.ts'
import { readSettings } from '../src/settings/settings.ts'
import { fetchAtHost } from './fetch-at-host.ts'
import { databaseKinds } from './migrated-database.ts'
import { makeDataDir } from './prepared-data.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** The tables with rows of organisations that deleting one of each product must empty. */
const tablesOf = {
  signature: [
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
  ],
  stock: [
    'audit_entries',
    'categories',
    'centres',
    'command_returns',
    'commands',
    'jobs',
    'order_events',
    'organisation_deletions',
    'people_counts',
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
    'storage_use',
    'supplier_centres',
    'suppliers',
    'teams',
    'tokens',
    'users',
  ],
  coaching: [
    'audit_entries',
    'coaches',
    'coaching_media',
    'coaching_messages',
    'coaching_tags',
    'exercices',
    'invitations',
    'jobs',
    'organisation_deletions',
    'people_counts',
    'storage_use',
    'teams',
    'tokens',
    'training_programs',
    'training_sessions',
    'users',
  ],
}

/** Leaves out the numbers of people, whose rows the server sums up now and then. */
const withoutCounts = ({ people_counts: _, ...rows }: Record<string, string[]>) => rows

/** An organisation with rows in each table of its product. */
interface Filled {
  organisationId: string
  /** Makes the call that deletes it. */
  remove: () => Promise<unknown>
}

describe.each(databaseKinds)('deleting an organisation on %s', (_, postgresUrl) => {
  let own: TestDatabase | null = null
  let dataDir: string
  let host: OpenHost

  beforeAll(async () => {
    dataDir = await makeDataDir()
    if (postgresUrl !== null) own = await createTestDatabase(postgresUrl)
    const HOSTS = 'stock.localhost=stock,coaching.localhost=coaching'
    const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, HOSTS, ...own?.settings })
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

  function contractHost(): ContractHost {
    const { adapters, publicUrl } = host
    const urlOf = (product: string) => `${publicUrl.replace('//', `//${product}`)}/api`
    return {
      adapters,
      baseUrl: urlOf(''),
      stockUrl: urlOf('stock.'),
      coachingUrl: urlOf('coaching.'),
      fetch: fetchAtHost,
    } as ContractHost
  }

  async function filledCompany(): Promise<Filled> {
    const { adapters } = host
    const world = await makeWorld(contractHost())
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
    const remove = async () => {
      const { name } = await admin.client.call('getOrganisation', { path })
      return admin.client.call('deleteOrganisation', { path, body: { name } })
    }
    return { organisationId, remove }
  }

  async function filledGroup(): Promise<Filled> {
    const world = await makeStockWorld(contractHost())
    await fillGroup(world)
    const { organisationId, superAdmin } = world
    const remove = async () => {
      const { name } = await superAdmin.client.call('previewGroupDeletion')
      return superAdmin.client.call('deleteGroup', { body: { name } })
    }
    return { organisationId, remove }
  }

  async function filledStudio(): Promise<Filled> {
    const studio = await makeStudio(contractHost())
    await fillStudio(studio)
    const { organisationId, admin } = studio
    const remove = async () => {
      const { name } = await admin.client.call('previewStudioDeletion')
      return admin.client.call('deleteStudio', { body: { name } })
    }
    return { organisationId, remove }
  }

  const fill = { signature: filledCompany, stock: filledGroup, coaching: filledStudio }

  /** Tables with a column `organisation_id`. */
  async function tables(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`select columns.table_name as name
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where column_name = 'organisation_id' and table_schema = current_schema()
        and table_type = 'BASE TABLE' order by 1`.execute(host.database.db)
    return rows.map(({ name }) => name)
  }

  /** All rows of an organisation as texts, by table. */
  async function rowsOf({ organisationId }: Filled): Promise<Record<string, string[]>> {
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
    const known = [...new Set(Object.values(tablesOf).flat())]
    expect((await tables()).toSorted(), hint).toEqual(known.toSorted())
  })

  it.each(['signature', 'stock', 'coaching'] as const)(
    'leaves no row of one of the %s product, and each row of another one',
    async (product) => {
      const own = await fill[product]()
      const other = await fill[product]()
      await runDueJobs(host.adapters)
      const before = await rowsOf(other)
      await own.remove()
      expect(Object.keys(await rowsOf(own))).toEqual(tablesOf[product])

      await runDueJobs(host.adapters)

      expect(await rowsOf(own)).toEqual({})
      const { accounts } = host.adapters.repositories
      expect(await accounts.organisations([own.organisationId])).toEqual([])
      expect(withoutCounts(await rowsOf(other))).toEqual(withoutCounts(before))
    },
    60_000,
  )
})

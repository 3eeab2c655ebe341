import { rm } from 'node:fs/promises'
import type { Repositories, ScopedRepositories } from '@org/api'
import { completeSignatureData } from '@org/signature'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRepositories } from '../src/repositories/repositories.ts'
import { migrate } from '../src/storage/migrate.ts'
import { openDatabase, type OpenDatabase } from '../src/storage/open-database.ts'
import { makeDataDir } from './prepared-data.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const postgres = process.env['TEST_DATABASE_URL']
const kinds: [string, string | null][] = [['embedded Postgres', null]]
if (postgres) kinds.push(['Postgres', postgres])

const words = (text: string) => (text === '' ? [] : [{ words: [text], digits: null }])

/** A signature of about 1.1 MB in the database, and a small one. */
const large = completeSignatureData({
  social: { socialIcons: Array.from({ length: 19_000 }, () => ({})) },
})
const small = completeSignatureData({})

describe.each(kinds)('lists of large rows on %s', (_, postgresUrl) => {
  let own: TestDatabase | null = null
  let dataDir: string
  let database: OpenDatabase
  let templates: ScopedRepositories['templates']

  beforeAll(async () => {
    dataDir = await makeDataDir()
    if (postgresUrl !== null) own = await createTestDatabase(postgresUrl)
    database = await openDatabase(
      { databaseUrl: own?.url ?? null, dataDir },
      pino({ level: 'silent' }),
    )
    await migrate(database.db)
    const repositories = createRepositories(database.db)
    await plantOrganisation(repositories)
    templates = repositories.within({ organisationId: 'o' }).templates
    for (const [index, signature_data] of [small, large, large, large, large, small].entries()) {
      const times = { created_at: 1, updated_at: 1 }
      const row = { id: `t${index}`, name: `Modèle ${9 - index}`, team_id: null, signature_data }
      await templates.insert({ ...row, ...times })
    }
  }, 120_000)
  afterAll(async () => {
    await database.close()
    await own?.drop()
    await rm(dataDir, { recursive: true })
  })

  const list = async (filter: { search?: string; limit?: number; offset?: number } = {}) => {
    const { search = '', limit = 500, offset = 0 } = filter
    const { data, total } = await templates.list({
      where: {},
      search: { terms: words(search), fields: ['name'], phones: [] },
      order: [{ field: 'name', descending: true }],
      limit,
      offset,
    })
    return { ids: data.map(({ id }) => id), total }
  }

  it('reads rows in order until they have 4 MB of JSON', async () => {
    expect(await list()).toEqual({ ids: ['t0', 't1', 't2', 't3', 't4'], total: 6 })
    expect(await list({ search: 'mod' })).toEqual({
      ids: ['t0', 't1', 't2', 't3', 't4'],
      total: 6,
    })
    expect(await list({ offset: 5 })).toEqual({ ids: ['t5'], total: 6 })
    expect(await list({ limit: 2, offset: 1 })).toEqual({ ids: ['t1', 't2'], total: 6 })
    expect(await list({ offset: 6 })).toEqual({ ids: [], total: 6 })
    expect(await list({ search: 'rien' })).toEqual({ ids: [], total: 0 })
  })

  it('reads a row of more than 4 MB alone', async () => {
    const address = 'x'.repeat(5_000_000)
    await templates.update('t0', { signature_data: { ...small, address } })
    expect((await list()).ids).toEqual(['t0'])
    const { data } = await templates.list({
      where: { id: 't0' },
      search: { terms: [], fields: [], phones: [] },
      order: [],
      limit: 1,
      offset: 0,
    })
    expect(data[0]?.signature_data.address).toBe(address)
    expect(data[0]).not.toHaveProperty('position')
    expect(data[0]).not.toHaveProperty('matching')
  })
})

async function plantOrganisation(repositories: Repositories): Promise<void> {
  await repositories.accounts.createOrganisation({
    id: 'o',
    product: 'signature',
    name: 'o',
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
}

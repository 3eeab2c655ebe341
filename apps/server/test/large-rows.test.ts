import type { Repositories, ScopedRepositories, SourcesInParts } from '@org/api'
import { maxListBytes } from '@org/api/contract'
import { demoSeed } from '@org/api/memory'
import { completeSignatureData } from '@org/signature'
import { beforeAll, describe, expect, it } from 'vitest'
import { createRepositories } from '../src/repositories/repositories.ts'
import { databaseKinds, useMigratedDatabase } from './migrated-database.ts'

const words = (text: string) => (text === '' ? [] : [{ words: [text], digits: null }])

/** A signature of about 1.1 MB in the database, and a small one. */
const large = completeSignatureData({
  social: { socialIcons: Array.from({ length: 19_000 }, () => ({})) },
})
const small = completeSignatureData({})

describe.each(databaseKinds)('lists of large rows on %s', (_, postgresUrl) => {
  const database = useMigratedDatabase(postgresUrl)
  let scoped: ScopedRepositories
  let templates: ScopedRepositories['templates']

  beforeAll(async () => {
    const repositories = createRepositories(database().db)
    await plantOrganisation(repositories)
    scoped = repositories.within({ organisationId: 'o' })
    templates = scoped.templates
    for (const [index, signature_data] of [small, large, large, large, large, small].entries()) {
      const times = { created_at: 1, updated_at: 1 }
      const row = { id: `t${index}`, name: `Modèle ${9 - index}`, team_id: null, signature_data }
      await templates.insert({ ...row, ...times })
    }
    await plantPeople(scoped, ['t0', 't1', 't2', 't3', 't4', 't5', 't1', null])
  }, 120_000)

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

  it('reads the templates of people in parts of 2 MB', async () => {
    const page = await scoped.people.list(everybody)
    expect([page.data.length, page.total]).toEqual([8, 8])
    expect(await partsOf(await scoped.people.sourcesInParts(page.data))).toEqual([
      ['t0', 't1', 't2'],
      ['t3', 't4'],
      ['t5'],
    ])
    const { groups, sources } = await scoped.people.groups(everybody)
    const slices = [{ groups, order: [], limit: 4, offset: 0 }]
    const sliced = await scoped.people.slices(everybody, slices)
    // What lists and reports show of the templates is made of parts too.
    expect(page.sources.versions.size).toBe(6)
    expect(sliced.sources.versions.size).toBe(4)
    expect(sources.templates).toHaveLength(6)
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

const everybody = {
  where: {},
  search: { terms: [], fields: [], phones: [] },
  order: [{ field: 'email', descending: false }],
  limit: 500,
  offset: 0,
}

/** Returns the ids of the templates in each part, none of which is much longer than a response. */
async function partsOf({ parts }: SourcesInParts): Promise<string[][]> {
  const ids: string[][] = []
  for await (const { templates } of parts) {
    ids.push(templates.map(({ id }) => id))
    expect(JSON.stringify(templates).length).toBeLessThan(2 * maxListBytes)
  }
  return ids
}

/** Adds a team, and a person with each of these templates. */
async function plantPeople({ teams, users }: ScopedRepositories, templateIds: (string | null)[]) {
  const [user] = demoSeed().users
  if (!user) throw new Error('nobody')
  const { id: _, organisation_id: __, revision: ___, ...fields } = user
  await teams.insert({
    id: 'all',
    name: 'all',
    is_global: true,
    signature_template_id: null,
    campaign_id: null,
    created_at: 1,
  })
  for (const [index, signature_template_id] of templateIds.entries()) {
    const keys = {
      banner_key: `b${index}`,
      install_key: `i${index}`,
      email: `${index}@example.org`,
    }
    const place = { team_id: 'all', signature_template_id, picture_id: null, master_user: null }
    await users.insert({ ...fields, ...keys, ...place, id: `u${index}` })
  }
}

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
    country: 'FR',
    has_onboarding: false,
    signature_template_id: null,
    created_at: 1,
  })
}

import { rm } from 'node:fs/promises'
import { plantSeed, type PeopleQuery, type Scope } from '@org/api'
import { demoIds, demoSeed } from '@org/api/memory'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHost, type OpenHost } from '../src/host/open-host.ts'
import { sumUpPeople } from '../src/repositories/people-counts.ts'
import { readSettings } from '../src/settings/settings.ts'
import { databaseKinds } from './migrated-database.ts'
import { makeDataDir } from './prepared-data.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

describe.each(databaseKinds)('the counts of people on %s', (_, postgresUrl) => {
  let own: TestDatabase | null = null
  let dataDir: string
  let host: OpenHost
  const scope: Scope = { organisationId: demoIds.organisation }
  const everybody: PeopleQuery = { where: {}, search: { terms: [], fields: [], phones: [] } }

  beforeAll(async () => {
    dataDir = await makeDataDir()
    if (postgresUrl !== null) own = await createTestDatabase(postgresUrl)
    const env = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: own?.url }
    const settings = readSettings({ ...env, SERVER_KEY: own ? 'k'.repeat(40) : undefined })
    host = await openHost(settings, pino({ level: 'silent' }))
    await plantSeed(host.adapters, demoSeed())
  }, 120_000)
  afterAll(async () => {
    await host.closeServer()
    await host.closeDatabase()
    await own?.drop()
    await rm(dataDir, { recursive: true })
  })

  /** Rows that differ between the counts and the people. */
  async function differences() {
    const columns = sql`organisation_id, is_external, role, team_id, signature_template_id, deploy_key`
    const { rows } = await sql`
      select ${columns}, sum(count) from (
        select ${columns}, count from people_counts
        union all select ${columns}, -1 from users) as changes
      group by ${columns} having sum(count) <> 0`.execute(host.database.db)
    return rows
  }
  const rowCount = async () =>
    (await sql`select from people_counts`.execute(host.database.db)).rows.length
  const scoped = () => host.adapters.repositories.within(scope)

  it('follow each change of people', async () => {
    expect(await differences()).toEqual([])
    const [first, second] = await scoped().users.all({ role: 'member' })
    if (!first || !second) throw new Error('nobody')
    await scoped().users.update(first.id, { team_id: demoIds.teams.design, linkedIn: 'x' })
    await scoped().users.mark(second.id, { deploy_status: 'queued' })
    await scoped().users.updateAll({ team_id: demoIds.teams.sales }, { role: 'team_admin' })
    await scoped().users.remove(second.id)
    const { id: _id, organisation_id: __, revision: ___, ...fields } = first
    const copy = { banner_key: 'copy', install_key: 'copy', email: 'copy@maison-lueur.example' }
    await scoped().users.insert({ ...bare(fields), ...copy, id: 'copy' })
    expect(await differences()).toEqual([])
    // A change that concerns no count adds nothing.
    const before = await rowCount()
    await scoped().users.mark('copy', { last_login_at: 5 })
    expect(await rowCount()).toBe(before)
  })

  it('are left as they were by a change that is undone', async () => {
    const before = await rowCount()
    const undone = host.adapters.repositories.transaction(async (inside) => {
      await inside.within(scope).users.updateAll({}, { role: 'team_admin' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await rowCount()).toBe(before)
  })

  it('answer like the people themselves', async () => {
    const { people } = scoped()
    const sizes = async (query: PeopleQuery) => {
      const { groups } = await people.groups(query)
      return new Map(groups.map(({ key, count }) => [key, count]))
    }
    const ids = (await scoped().users.pick(['id'])).map(({ id }) => id)
    // The counts do not know ids, so that the second query counts the people themselves.
    for (const where of [{}, { role: 'member' }, { team_id: demoIds.teams.design }]) {
      const query = { ...everybody, where }
      expect(await sizes(query)).toEqual(await sizes({ ...query, where: { ...where, id: ids } }))
      const page = { ...query, order: [{ field: 'email', descending: false }], limit: 2, offset: 0 }
      const listed = await people.list(page)
      const byId = await people.list({ ...page, where: { ...where, id: ids } })
      expect(listed).toEqual(byId)
    }
  })

  it('are summed up, by several processes at the same time', async () => {
    const { people } = scoped()
    const before = await people.groups(everybody)
    const { db } = host.database
    await Promise.all([sumUpPeople(db), sumUpPeople(db), sumUpPeople(db)])
    await sumUpPeople(db)
    expect(await differences()).toEqual([])
    const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from people_counts
      group by organisation_id, is_external, role, team_id, signature_template_id, deploy_key
      having count(*) > 1`.execute(db)
    expect(rows).toEqual([])
    const after = await people.groups(everybody)
    const sorted = (groups: typeof after.groups) =>
      groups.toSorted((one, other) => one.key.localeCompare(other.key))
    expect(sorted(after.groups)).toEqual(sorted(before.groups))
  })
})

const computed = /_key$|^search_text$/
const written = ['banner_key', 'install_key']

/** A record without the columns that the database computes. */
function bare<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !computed.test(name) || written.includes(name)),
  ) as Fields
}

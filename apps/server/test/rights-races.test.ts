import { plantSeed } from '@org/api'
import { createClient, type Client } from '@org/api/client'
import { demoIds, demoSeed, signInAs } from '@org/api/memory'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHost, type OpenHost } from '../src/host/open-host.ts'
import { readSettings } from '../src/settings/settings.ts'
import { makeDataDir } from './prepared-data.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const postgres = process.env['TEST_DATABASE_URL']

/** Checks of rights must lock the rows they read, or a concurrent change could grant too much. */
describe.skipIf(!postgres)('a change to a person whose rights change at the same time', () => {
  let own: TestDatabase
  let host: OpenHost
  let admin: Client
  let other: pg.Client

  beforeAll(async () => {
    own = await createTestDatabase(postgres ?? '')
    const settings = readSettings({ PORT: '0', DATA_DIR: await makeDataDir(), ...own.settings })
    host = await openHost(settings, pino({ level: 'silent' }))
    await plantSeed(host.adapters, demoSeed())
    const { access_token } = await signInAs(host.adapters, demoIds.admin)
    admin = createClient({ baseUrl: `${host.publicUrl}/api`, getToken: () => access_token })
    other = new pg.Client({ connectionString: own.url })
    await other.connect()
  }, 60_000)
  afterAll(async () => {
    await other.end()
    await host.closeServer()
    await host.closeDatabase()
    await own.drop()
  })

  /** Starts `work` while another change is uncommitted, then commits that change. */
  async function during(change: string, work: () => Promise<unknown>): Promise<void> {
    await other.query('begin')
    await other.query(change)
    const done = work()
    await untilBlocked()
    await other.query('commit')
    await done
  }

  /** Waits until another connection is blocked by a lock. */
  async function untilBlocked(): Promise<void> {
    await expect
      .poll(async () => {
        const { rows } = await other.query<{ count: number }>(
          'select count(*)::int as count from pg_locks where not granted',
        )
        return rows[0]?.count
      })
      .toBeGreaterThan(0)
  }

  it('revokes the new rights when it moves people to another team', async () => {
    const { sales: from, support: to } = demoIds.teams
    await during(
      `update users set role = 'team_admin', team_id = '${from}' where id = '${demoIds.member}'`,
      () =>
        admin.call('moveUsers', {
          path: { id: demoIds.organisation },
          body: { user_ids: [demoIds.member], team_id: to },
        }),
    )
    const moved = await admin.call('getUser', { path: { id: demoIds.member } })
    expect(moved).toMatchObject({ team_id: to, role: 'member' })
  })
  it('checks the new rights when it makes an external administrator an employee', async () => {
    const { sales: former, support: current } = demoIds.teams
    const { email } = await admin.call('getUser', { path: { id: demoIds.incomplete } })
    const administers = (team: string) =>
      `update users set role = 'team_admin', is_external = true, team_id = '${team}'
       where id = '${demoIds.incomplete}'`
    await other.query(administers(former))
    await during(administers(current), () =>
      expect(
        admin.call('createUser', {
          path: { id: demoIds.organisation },
          body: { email, team_id: former },
        }),
      ).rejects.toMatchObject({ payload: { field: 'team_id' } }),
    )
  })
})

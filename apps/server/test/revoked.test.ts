import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plantSeed } from '@org/api'
import { createClient, type Client } from '@org/api/client'
import { demoIds, demoSeed, signInAs } from '@org/api/memory'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHost } from '../src/host/open-host.ts'
import { readSettings } from '../src/settings/settings.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const postgres = process.env['TEST_DATABASE_URL']

/** No process caches sessions, roles or rows, so each one sees the other's changes immediately. */
describe.skipIf(!postgres)('two processes on one Postgres', () => {
  let own: TestDatabase
  let dataDir: string
  const servers: ServerProcess[] = []
  const urls: string[] = []
  let tokenOf: (userId: string) => Promise<string>
  let raise: (userId: string) => Promise<unknown>
  let close: () => Promise<void>

  beforeAll(async () => {
    own = await createTestDatabase(postgres ?? '')
    dataDir = await mkdtemp(join(tmpdir(), 'revoked-'))
    const env = { DATA_DIR: dataDir, DATABASE_URL: own.url, SERVER_KEY: 'k'.repeat(40) }
    const host = await openHost(readSettings({ PORT: '0', ...env }), pino({ level: 'silent' }))
    await plantSeed(host.adapters, demoSeed())
    tokenOf = async (userId) => (await signInAs(host.adapters, userId)).access_token
    const { users } = host.adapters.repositories.within({ organisationId: demoIds.organisation })
    raise = (userId) => users.mark(userId, { role: 'admin' })
    close = async () => {
      await host.closeServer()
      await host.closeDatabase()
    }
    for (let count = 0; count < 2; count += 1) servers.push(spawnServer(env))
    for (const server of servers) urls.push(await server.url)
  }, 120_000)
  afterAll(async () => {
    for (const server of servers) {
      server.child.kill('SIGTERM')
      await server.exit
    }
    await close()
    await own.drop()
    await rm(dataDir, { recursive: true })
  })

  /**
   * Creates one client per process, both with the same session, and makes a first call with each.
   */
  async function atBoth(userId: string): Promise<[Client, Client]> {
    const token = await tokenOf(userId)
    const clients = urls.map((url) =>
      createClient({ baseUrl: `${url}/api`, getToken: () => token }),
    )
    for (const client of clients) await client.call('getUser', { path: { id: 'me' } })
    const [first, second] = clients
    if (!first || !second) throw new Error('Two servers should be running')
    return [first, second]
  }

  it('end a session in both processes', async () => {
    const [here, there] = await atBoth(demoIds.admin)

    await here.call('logout', {})

    await expect(there.call('getUser', { path: { id: 'me' } })).rejects.toMatchObject({ code: 105 })
  })

  it('let one session end another, in both processes', async () => {
    const [lost, lostThere] = await atBoth('demo-user-21')
    const [, kept] = await atBoth('demo-user-21')
    const { data } = await lost.call('listSessions')
    const id = data.find((session) => session.is_current)?.id ?? ''

    await kept.call('endSession', { path: { id } })

    await expect(lostThere.call('getUser', { path: { id: 'me' } })).rejects.toMatchObject({
      code: 105,
    })
    expect(await kept.call('getUser', { path: { id: 'me' } })).toMatchObject({ id: 'demo-user-21' })
  })

  it('end the sessions of a deleted user', async () => {
    const [admin] = await atBoth(demoIds.admin)
    const [, leaving] = await atBoth('demo-user-20')

    await admin.call('deleteUser', { path: { id: 'demo-user-20' } })

    const call = leaving.call('getUser', { path: { id: 'me' } })
    await expect(call).rejects.toMatchObject({ code: 105 })
  })

  it('apply withdrawn rights from the next call on, and show changed data', async () => {
    const [admin] = await atBoth(demoIds.admin)
    const path = { id: demoIds.organisation }
    const email = 'renfort@maison-lueur.example'
    const { id } = await admin.call('createUser', {
      path,
      body: { email, team_id: demoIds.teams.support },
    })
    const [, colleague] = await atBoth(id)
    const list = () => colleague.call('listUsers', { path })
    await expect(list()).rejects.toMatchObject({ type: 'FORBIDDEN' })

    await raise(id)
    expect((await list()).total).toBeGreaterThan(1)
    await admin.call('withdrawRights', { path: { id } })
    await expect(list()).rejects.toMatchObject({ type: 'FORBIDDEN' })

    await admin.call('updateUser', { path: { id }, body: { last_name: 'Renfort' } })
    await admin.call('updateTeam', {
      path: { id: demoIds.teams.support },
      body: { name: 'Assistance' },
    })
    expect(await colleague.call('getUser', { path: { id: 'me' } })).toMatchObject({
      last_name: 'Renfort',
      team: { name: 'Assistance' },
    })
  })
})

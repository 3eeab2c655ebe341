import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@org/api/client'
import { coachingRoutes } from '@org/api/coaching-client'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../src/host/start-server.ts'
import { createStandardLogger } from '../src/log/create-logger.ts'
import { readSettings } from '../src/settings/settings.ts'
import { signIn } from './sign-in.ts'
import { unpack } from './unpack.ts'

const releases = new URL('./fixtures/releases/', import.meta.url)

let dataDir: string
let server: RunningServer
afterEach(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true })
})

/** Starts the server with the data folder that an earlier release left. */
async function open(release: string, more: Record<string, string> = {}): Promise<void> {
  dataDir = await mkdtemp(join(tmpdir(), 'released-'))
  await unpack(new URL(`${release}.tar.br`, releases), dataDir)
  const env = { PORT: '0', DATA_DIR: dataDir, DUMPS_KEPT: '0', ...more }
  server = await startServer(readSettings(env), createStandardLogger('error').logger)
}

async function clientOf(email: string) {
  const { token, organisationId } = await signIn(server, email)
  const client = createClient({ baseUrl: `${server.publicUrl}/api`, getToken: () => token })
  return { token, client, organisation: { id: organisationId } }
}

/** Returns the version and the states of each employee, in the form of the release's own record. */
async function statesNow(): Promise<Record<string, unknown>> {
  const { client, organisation } = await clientOf('camille.moreau@maison-lueur.example')
  const { data } = await client.call('listUsers', {
    path: organisation,
    query: { filter: { limit: 100 } },
  })
  return Object.fromEntries(
    data.map((user) => {
      const { deploy_status: status } = user
      const states = {
        sent: user.is_deploy_sent,
        installed: user.is_deployed,
        [status]: status === 'queued' || status === 'failed' || user.is_deploy_sent,
        old_version: user.has_old_version,
      }
      const shown = Object.entries(states).flatMap(([name, is]) => (is ? [name] : []))
      return [user.email, { version: user.signature?.version ?? null, states: shown }]
    }),
  )
}

const idsIn = async (table: string) =>
  (await sql<{ id: string }>`select id from ${sql.table(table)}`.execute(server.db)).rows.map(
    ({ id }) => id,
  )

const sizeAt = async (address: string) => {
  const response = await fetch(new URL(address, server.publicUrl))
  return response.ok ? (await response.blob()).size : 0
}

it.each(['first-release', '567d2fab'])(
  'shows everybody of %s in the state of before, with every picture',
  async (release) => {
    await open(release)
    const record = await readFile(new URL(`${release}.json`, releases), 'utf8')

    expect(await statesNow()).toEqual(JSON.parse(record))

    const pictures = await idsIn('media')
    expect(pictures.length).toBeGreaterThan(3)
    for (const id of pictures) expect(await sizeAt(`/api/media/${id}/file`), id).toBeGreaterThan(99)
  },
  120_000,
)

it('serves the videos and pictures of the coaching of 567d2fab', async () => {
  await open('567d2fab', { HOSTS: 'localhost=coaching' })
  const { token } = await clientOf('ines.moreau@studio-canopee.example')
  const client = createClient({
    baseUrl: `${server.publicUrl}/api`,
    getToken: () => token,
    routes: coachingRoutes,
  })

  const ids = await idsIn('coaching_media')
  expect(ids.length).toBeGreaterThan(3)
  for (const id of ids) {
    const { url } = await client.call('getCoachingMedia', { path: { id } })
    expect(await sizeAt(url), id).toBeGreaterThan(99)
  }
}, 120_000)

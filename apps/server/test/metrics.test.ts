import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startSmtpSink, type SmtpSink } from '@org/adapters/testing/smtp-sink'
import { operations } from '@org/api/contract'
import { createClient } from '@org/api/client'
import { jpgFile, variantAddress } from '@org/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../src/log/create-logger.ts'
import { readSettings } from '../src/settings/settings.ts'
import { openDatabase } from '../src/storage/open-database.ts'
import { prepareTeam, signInBySmtp } from './deploying.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { startEmbeddedServer, startTestServer, type TestServer } from './test-server.ts'

/** Returns the path of a file of the repository. */
const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

type Values = ReadonlyMap<string, number>

/** Reads the metrics: their values by name and labels. */
async function readMetrics(url: string): Promise<Values> {
  const response = await fetch(`${url}/metrics`)
  expect(response.status).toBe(200)
  const lines = (await response.text()).split('\n').filter((line) => /^[a-z]/.test(line))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), lastNumber(line)]))
}

const lastNumber = (line: string) => Number(line.slice(line.lastIndexOf(' ')))

describe('metrics of a server with the embedded database', () => {
  let server: TestServer
  let sink: SmtpSink
  let signedIn: { token: string; organisationId: string }
  const metrics = () => readMetrics(server.publicUrl)
  const call = (path: string, init: RequestInit = {}, token = signedIn.token) =>
    fetch(`${server.publicUrl}/api${path}`, { ...init, headers: { 'x-access-token': token } })

  beforeAll(async () => {
    sink = await startSmtpSink()
    server = await startEmbeddedServer({
      SMTP_URL: sink.url,
      SLOW_STATEMENT: '1',
    })
    signedIn = await signInBySmtp(server.publicUrl, sink)
  }, 120_000)
  afterAll(async () => {
    await server.dispose()
    await sink.close()
  })

  it('counts calls by operation and status', async () => {
    await call('/user/me')
    await call('/user/me', {}, 'nobody')
    await call('/user/me/nothing-of-the-contract')
    const values = await metrics()
    expect(values.get('paraphe_calls_total{operation="getUser",status="200"}')).toBe(1)
    expect(values.get('paraphe_calls_total{operation="getUser",status="401"}')).toBe(1)
    const called = [...values.keys()].flatMap(
      (key) => /^paraphe_calls_total\{operation="(\w+)"/.exec(key)?.[1] ?? [],
    )
    expect(called.filter((name) => !(name in operations))).toEqual([])
    expect(values.get('paraphe_call_seconds_count')).toBeGreaterThanOrEqual(2)
  })

  it('counts mails by outcome', async () => {
    sink.refuse = () => ({ code: 550, message: 'no such mailbox' })
    await call('/auth/magiclink/send?email=nobody@atelier.example')
    const values = await metrics()
    expect(values.get('paraphe_mails_total{outcome="sent"}')).toBe(1)
    expect(values.get('paraphe_mails_total{outcome="refused"}')).toBe(1)
    expect(values.get('paraphe_mails_total{outcome="away"}')).toBe(0)
  })

  it('counts uploads by outcome', async () => {
    const upload = async (file: File) => {
      const body = new FormData()
      body.set('file', file)
      return (await call('/media', { method: 'POST', body })).status
    }
    expect(await upload(jpgFile())).toBe(200)
    expect(await upload(new File(['nothing'], 'logo.png'))).toBeGreaterThanOrEqual(400)
    const values = await metrics()
    expect(values.get('paraphe_uploads_total{kind="file",outcome="accepted"}')).toBe(1)
    expect(values.get('paraphe_uploads_total{kind="file",outcome="refused"}')).toBe(1)
    expect(values.get('paraphe_uploads_total{kind="video",outcome="failed"}')).toBe(0)
  })

  it('shows the queue, with the age of its oldest due job', async () => {
    const now = Math.floor(Date.now() / 1000)
    // The worker does not claim what another one has leased.
    await server.db
      .insertInto('jobs')
      .values(
        [-600, -60, 3600].map((seconds) => ({
          key: `job-${seconds}`,
          kind: 'deploy-mail',
          payload: '{}',
          lane: 1,
          run_at: now + seconds,
          leased_until: now + 3600,
        })),
      )
      .execute()
    // What another reader has just been told is shared for a second.
    await expect
      .poll(async () => (await metrics()).get('paraphe_jobs_waiting{lane="bulk"}'), {
        timeout: 5000,
      })
      .toBe(3)
    const values = await metrics()
    const oldest = values.get('paraphe_jobs_oldest_seconds{lane="bulk"}') ?? 0
    expect(oldest).toBeGreaterThanOrEqual(600)
    expect(oldest).toBeLessThan(1000)
    expect(values.get('paraphe_jobs_oldest_seconds{lane="single"}')).toBe(0)
    expect(values.get('paraphe_database_up')).toBe(1)
  })

  it('shows when the newest dump was written, and its size', async () => {
    expect((await metrics()).get('paraphe_newest_dump_timestamp_seconds')).toBe(0)
    const before = Date.now() / 1000
    const dumps = join(server.dataDir, 'dumps')
    await mkdir(dumps)
    await writeFile(join(dumps, '2026-11-28T01-00-00.000Z.backup'), 'dump')
    const values = await metrics()
    expect(values.get('paraphe_newest_dump_timestamp_seconds')).toBeGreaterThan(before - 2)
    expect(values.get('paraphe_newest_dump_bytes')).toBe(4)
  })

  it('shows the caches, the event loop and the log', async () => {
    await call('/user/nobody/banner')
    const client = createClient({
      baseUrl: `${server.publicUrl}/api`,
      getToken: () => signedIn.token,
    })
    const path = { id: signedIn.organisationId }
    await prepareTeam(client, signedIn.organisationId, 1)
    for (let times = 0; times < 3; times += 1) await client.call('listTeams', { path, query: {} })
    const image = await client.call('uploadMedia', { body: { file: jpgFile() } })
    const size = { width: 160, height: 160, radius: 0, kind: 'logo' } as const
    const { secrets } = server.adapters
    const address = await variantAddress(server.publicUrl, secrets, image.id, size)
    for (let times = 0; times < 2; times += 1) expect((await fetch(address)).status).toBe(200)

    const values = await metrics()
    expect(values.get('paraphe_banner_cache_misses_total')).toBe(1)
    expect(values.get('paraphe_banner_cache_hits_total')).toBe(0)
    expect(values.get('paraphe_print_cache_misses_total')).toBe(1)
    expect(values.get('paraphe_print_cache_hits_total')).toBe(2)
    expect(values.get('paraphe_print_cache_entries')).toBe(1)
    expect(values.get('paraphe_variants_total{outcome="rendered"}')).toBe(1)
    expect(values.get('paraphe_variants_total{outcome="failed"}')).toBe(0)
    expect(values.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    expect(values.get('paraphe_log_lines_dropped_total')).toBe(0)
  })

  it('has the metrics of the alerts in deploy, but those of Postgres', async () => {
    const rules = await readFile(at('deploy/prometheus-rules.yaml'), 'utf8')
    const named = [...rules.matchAll(/\b(?:paraphe|nodejs)_\w+/g)].map(([name]) =>
      name.replace(/_bucket$/, ''),
    )
    const names = await readNames(server.publicUrl)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !names.has(name))).toEqual(['paraphe_database_waiting'])
  })

  it('logs each line with request, user and organisation, slow statements without values', async () => {
    const already = server.logged().length
    await call('/user/me', {
      method: 'PATCH',
      body: JSON.stringify({ first_name: 'Valeur-cachee' }),
    })
    const text = server.logged().slice(already)
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>)
    const answered = lines.find(({ operation }) => operation === 'updateUser')
    expect(answered?.['request']).toMatch(/^[\da-f-]{36}$/)
    expect(answered?.['organisation']).toBe(signedIn.organisationId)
    expect(answered?.['user']).toBeTruthy()
    const slow = lines.filter(
      ({ msg, request }) => msg === 'slow statement' && request === answered?.['request'],
    )
    // Each commit waits for the disk, which takes more than a millisecond.
    expect(slow.length).toBeGreaterThan(0)
    expect(slow.at(-1)).toMatchObject({
      user: answered?.['user'],
      organisation: signedIn.organisationId,
      statement: expect.any(String) as string,
      milliseconds: expect.any(Number) as number,
    })
    expect(text).not.toContain('Valeur-cachee')
    expect((await metrics()).get('paraphe_slow_statements_total')).toBeGreaterThan(0)
  })
})

/** Returns the names of the metrics that the server describes, also of those without a value yet. */
async function readNames(url: string): Promise<Set<string>> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name))
}

const postgres = process.env['TEST_DATABASE_URL']
describe.skipIf(!postgres)('metrics of a server with Postgres', () => {
  let own: TestDatabase
  let server: TestServer

  beforeAll(async () => {
    own = await createTestDatabase(postgres ?? '')
    server = await startTestServer(own.settings)
  }, 120_000)
  afterAll(async () => {
    await server.dispose()
    await own.drop()
  })

  it('shows the pool, and no dumps', async () => {
    const values = await readMetrics(server.publicUrl)
    const connections = ['busy', 'idle'].map(
      (state) => values.get(`paraphe_database_connections{state="${state}"}`) ?? 0,
    )
    expect(connections.reduce((sum, one) => sum + one)).toBeGreaterThan(0)
    expect(values.get('paraphe_database_waiting')).toBe(0)
    expect(values.has('paraphe_newest_dump_bytes')).toBe(false)
  })

  it('logs a slow statement without its values', async () => {
    let logged = ''
    const logger = createLogger('info', { write: (line) => void (logged += line) })
    const settings = readSettings({ ...own.settings, SLOW_STATEMENT: '200' })
    const database = await openDatabase(settings, logger)
    await database.pool?.query('select pg_sleep($1), $2::text as secret', [0.3, 'Valeur-cachee'])
    await database.close()
    expect(JSON.parse(logged)).toMatchObject({
      msg: 'slow statement',
      statement: 'select pg_sleep($1), $2::text as secret',
    })
    expect(logged).not.toContain('Valeur-cachee')
  })
})

import { mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { startSmtpSink } from '@org/adapters/testing/smtp-sink'
import { createClient } from '@org/api/client'
import { demoIds, demoSeed } from '@org/api/memory'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { dumpsFolder } from '../src/storage/dumps-folder.ts'
import { slowPoll, prepareTeam, signInBySmtp } from './deploying.ts'
import { makeData, makeDataDir } from './prepared-data.ts'
import { readMailbox, signIn, type Addresses } from './sign-in.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'
import { createTestDatabase } from './test-database.ts'

let dataDir: string
const started: ServerProcess[] = []

beforeEach(async () => {
  dataDir = await makeDataDir()
})

afterEach(async () => {
  for (const server of started.splice(0)) {
    server.child.kill('SIGKILL')
    await server.exit
  }
  await rm(dataDir, { recursive: true })
})

function start(env: Record<string, string> = {}, args: string[] = []): ServerProcess {
  const server = spawnServer({ DATA_DIR: dataDir, ...env }, args)
  started.push(server)
  return server
}

/** Starts a server whose rows are on Postgres if there is one, where it starts in half the time. */
async function startAnywhere(
  kind: 'empty' | 'demo',
  env: Record<string, string> = {},
  args: string[] = [],
): Promise<ServerProcess> {
  const data = await makeData(kind)
  onTestFinished(() => data.remove())
  return start({ ...data.settings, ...env }, args)
}

describe('an invalid setting', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number between 0 and 65535, not "abc".\n'],
    [{ HOST: '0.0.0.0' }, 'SMTP_URL is missing: '],
    [
      { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:9/db', SERVER_KEY: 'k'.repeat(32) },
      'DATABASE_URL: the database cannot be reached.',
    ],
  ])('stops the server before it listens: %o', async (env, line) => {
    const server = start(env)
    expect(await server.exit).toBe(2)
    expect(server.stderr()).toContain(line)
    expect(server.stderr().trim().split('\n')).toHaveLength(1)
    expect(server.stderr()).not.toContain('hunter2')
  })
})

describe('the server as a process', () => {
  it('keeps a second server out of its data directory', async () => {
    await start().url
    const second = start()
    expect(await second.exit).toBe(2)
    expect(second.stderr()).toBe(
      `DATA_DIR ${dataDir} is in use by another server. Stop that one, or set another DATA_DIR.\n`,
    )
  }, 120_000)

  it('stops cleanly on SIGTERM, finishes the current request, and keeps the stored data', async () => {
    const first = start({ DUMPS_KEPT: '1' })
    const url = await first.url
    const { token } = await signIn(await first.addresses, 'camille@example.org')
    const pending = slowPatch(url, token, { first_name: 'Camille' })
    await pending.isSending
    first.child.kill('SIGTERM')
    pending.finish()
    expect(await pending.status).toBe(200)
    expect(await first.exit).toBe(0)
    expect(first.stderr()).toBe('')
    expect(await readdir(dumpsFolder(dataDir))).toHaveLength(1)

    const second = await start().addresses
    const me = await fetch(`${second.publicUrl}/api/user/me`, {
      headers: { 'x-access-token': token },
    })
    expect(await me.json()).toMatchObject({ first_name: 'Camille' })
    expect(await readMailbox(second)).toHaveLength(1)
  }, 120_000)

  it('handles API calls without a built front end, and says what to do', async () => {
    const server = await startAnywhere('empty', { STATIC_DIR: join(dataDir, 'nothing') })
    const url = await server.url
    expect((await fetch(`${url}/api/conf`)).status).toBe(200)
    expect((await fetch(url)).status).toBe(404)
    expect(server.stderr()).toContain('only the API answers (npm run build)')
  }, 120_000)

  it('treats a signal that arrives twice, as with Ctrl-C, as one', async () => {
    const server = await startAnywhere('empty')
    await server.url
    server.child.kill('SIGINT')
    server.child.kill('SIGINT')
    expect(await server.exit).toBe(0)
    expect(server.stderr()).toBe('')
  }, 120_000)

  it('creates a realistic organisation with --demo, but only once', async () => {
    // A first start with --demo has prepared these data.
    const again = await startAnywhere('demo', {}, ['--demo'])
    expect(await countDemo(await again.addresses)).toEqual({ teams: 4, users: 60, templates: 3 })
  }, 120_000)
})

it('says in one line that the database cannot be read, and names the newest dump', async () => {
  const dumps = join(dataDir, 'dumps')
  await mkdir(dumps)
  for (const day of ['2026-11-20', '2026-11-28', '2026-11-21'])
    await writeFile(join(dumps, `${day}T01-00-00.000Z.tar.gz`), '')
  await truncate(join(dataDir, 'postgres/global/pg_control'), 10)
  const server = start()
  expect(await server.exit).toBe(2)
  const line = server.stderr()
  expect(line).toMatch(/^DATA_DIR: the database in .+ cannot be read\. .+\n$/)
  expect(line).toContain(`The newest dump is ${dumps}/2026-11-28T01-00-00.000Z.tar.gz:`)
}, 120_000)

const postgres = process.env['TEST_DATABASE_URL']
if (postgres) {
  it('rejects a Postgres that does not store UTF-8', async () => {
    const ascii = `encoding 'SQL_ASCII' template template0 lc_collate 'C' lc_ctype 'C'`
    const own = await createTestDatabase(postgres, ascii)
    const server = start(own.settings)
    expect(await server.exit).toBe(2)
    expect(server.stderr()).toMatch(
      /^DATABASE_URL: the database stores SQL_ASCII, not UTF8\. .+\n$/,
    )
    await own.drop()
  }, 120_000)

  it('rejects a Postgres that would search without knowing accents', async () => {
    const own = await createTestDatabase(
      postgres,
      `encoding 'UTF8' template template0 lc_collate 'C' lc_ctype 'C'`,
    )
    const server = start(own.settings)
    expect(await server.exit).toBe(2)
    expect(server.stderr()).toMatch(
      /^DATABASE_URL: the database does not know letters with accents .+\n$/,
    )
    await own.drop()
  }, 120_000)

  it('rejects a Postgres that cannot sort names', async () => {
    const own = await createTestDatabase(postgres)
    const client = new pg.Client({ connectionString: own.url })
    await client.connect()
    await client.query('drop collation "und-x-icu"')
    await client.end()
    const server = start(own.settings)
    expect(await server.exit).toBe(2)
    expect(server.stderr()).toMatch(/^DATABASE_URL: the database has no collation .+\n$/)
    await own.drop()
  }, 120_000)

  describe('two servers on one Postgres', () => {
    it('start together on an empty database and mail everyone once', async () => {
      const smtp = await startSmtpSink({ delay: 5 })
      const own = await createTestDatabase(postgres)
      const env = { ...own.settings, SMTP_URL: smtp.url }
      const [first, second] = await Promise.all([
        start({ ...env, DATA_DIR: join(dataDir, '1') }).url,
        start({ ...env, DATA_DIR: join(dataDir, '2') }).url,
      ])
      const { token, organisationId } = await signInBySmtp(first, smtp)
      const client = createClient({ baseUrl: `${second}/api`, getToken: () => token })
      const teamId = await prepareTeam(client, organisationId, 40)
      smtp.mails.length = 0
      await client.call('deployTeam', { path: { id: teamId }, body: {} })
      await vi.waitFor(async () => {
        const team = await client.call('getTeam', { path: { id: teamId } })
        expect(team.signature_template_deploy_install_email_sent_count).toBe(40)
      }, slowPoll)
      expect(new Set(smtp.mails.map((mail) => mail.to)).size).toBe(40)
      expect(smtp.mails).toHaveLength(40)
      await smtp.close()
      await own.drop()
    }, 120_000)
  })
}

/** Counts what the demonstration's administrator sees after sign-in. */
async function countDemo(addresses: Addresses) {
  const email = demoSeed().users.find((user) => user.id === demoIds.admin)?.email ?? ''
  const { token, organisationId: id } = await signIn(addresses, email)
  const client = createClient({ baseUrl: `${addresses.publicUrl}/api`, getToken: () => token })
  const teams = await client.call('listTeams', { path: { id } })
  const users = await client.call('listUsers', { path: { id } })
  const templates = await client.call('listSignatureTemplates', { path: { id } })
  return { teams: teams.total, users: users.total, templates: templates.total }
}

/** Starts a PATCH whose body is completed on demand. */
function slowPatch(url: string, token: string, body: object) {
  const text = JSON.stringify(body)
  const call = request(`${url}/api/user/me`, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      'content-length': text.length,
      // The server confirms that it has received the headers, so a signal cannot arrive before
      // them.
      expect: '100-continue',
      'x-access-token': token,
    },
  })
  const status = new Promise<number>((resolve, reject) => {
    call.on('error', reject)
    call.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
  })
  const isSending = new Promise<void>((resolve) => {
    call.on('continue', () => call.write(text.slice(0, 5), () => resolve()))
  })
  call.flushHeaders()
  return { status, isSending, finish: () => call.end(text.slice(5)) }
}

import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { webSecrets } from '@org/api'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openHost } from '../src/host/open-host.ts'
import { readSettings } from '../src/settings/settings.ts'
import { makeDataDir } from './prepared-data.ts'
import { signIn } from './sign-in.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'
import { createTestDatabase } from './test-database.ts'

const formerKey = 'the-key-that-an-earlier-version-kept-in-its-database'
const migrations = new URL('../src/storage/migrations/', import.meta.url)
const lastOfFormer = '0006-opened-by.sql'

let dataDir: string
let server: ServerProcess | undefined
beforeEach(async () => {
  dataDir = await makeDataDir()
})
afterEach(async () => {
  server?.child.kill('SIGKILL')
  await server?.exit
  server = undefined
  await rm(dataDir, { recursive: true })
})

/**
 * Returns the SQL statements that create a database like that of the former version, which stored
 * its key in the database.
 */
async function formerStatements(): Promise<string[]> {
  const names = (await readdir(migrations)).filter((name) => name <= lastOfFormer).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, migrations), 'utf8')))
  return [
    ...texts,
    'create table schema_migrations (name text primary key)',
    ...names.map((name) => `insert into schema_migrations values ('${name}')`),
    `insert into server_keys values ('master', '${formerKey}')`,
  ]
}

/** Creates a data folder as the former version left it, readable by everyone. */
async function makeFormerFolder(): Promise<void> {
  await rm(join(dataDir, 'server.key'))
  await chmod(dataDir, 0o755)
  await chmod(join(dataDir, 'postgres'), 0o755)
  const database = await PGlite.create(join(dataDir, 'postgres'))
  await database.exec('drop schema public cascade; create schema public')
  for (const statement of await formerStatements()) await database.exec(statement)
  await database.close()
}

/** Uploads an image and returns the address of a variant, signed with this key. */
async function variantSignedBy(key: string, url: string, token: string): Promise<string> {
  const body = new FormData()
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  body.set('file', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), 'pixel.png')
  const headers = { 'x-access-token': token }
  const upload = await fetch(`${url}/api/media`, { method: 'POST', headers, body })
  const { id } = (await upload.json()) as { id: string }
  const signature = await webSecrets(key).hmac('media-variant', `${id}:10:10:0`)
  return `${url}/api/media/${id}/file?w=10&h=10&r=0&s=${signature.slice(0, 22)}`
}

it('keeps the key of an existing folder only for images, in a separate file', async () => {
  await makeFormerFolder()
  server = spawnServer({ DATA_DIR: dataDir })
  const addresses = await server.addresses
  const { token } = await signIn(addresses, 'owner@former.example')
  const sent = await variantSignedBy(formerKey, addresses.publicUrl, token)

  expect((await fetch(sent)).status).toBe(200)
  const path = join(dataDir, 'server.key')
  const [master = '', media] = (await readFile(path, 'utf8')).trim().split('\n')
  expect([media, (await stat(path)).mode & 0o777]).toEqual([formerKey, 0o600])
  expect(master).toMatch(/^[\w-]{43}$/)
  const forged = await webSecrets(formerKey).hmac('invitation', 'i1')
  const accepted = await fetch(
    `${addresses.publicUrl}/api/auth/magiclink/send?email=a@former.example&invitation=i1.${forged}`,
  )
  expect(accepted.status).toBe(200)
  const mails = await fetch(`${addresses.mailboxUrl}/mails.json`)
  expect(await mails.text()).not.toContain(forged)

  server.child.kill('SIGTERM')
  expect(await server.exit).toBe(0)
  const database = await PGlite.create(join(dataDir, 'postgres'))
  const { rows } = await database.query("select 1 from pg_tables where tablename = 'server_keys'")
  await database.close()
  expect(rows).toEqual([])
}, 120_000)

it('warns that others can read an existing folder, and says how to fix that', async () => {
  await chmod(dataDir, 0o755)
  server = spawnServer({ DATA_DIR: dataDir })
  await server.url

  expect(server.stderr()).toContain('others can read the data')
  expect(server.stderr()).toContain(`"fix":"chmod 700 ${dataDir}"`)
}, 120_000)

it('refuses to start on Postgres without a key, and says how to copy an earlier one', async () => {
  server = spawnServer({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:9/db' })

  expect(await server.exit).toBe(2)
  expect(server.stderr()).toMatch(/^SERVER_KEY is missing: .*\n$/)
  expect(server.stderr()).toContain(`psql "$DATABASE_URL" -Atc 'select value from server_keys'`)
}, 120_000)

it('does not treat a damaged key file as a new installation', async () => {
  await writeFile(join(dataDir, 'server.key'), '', { mode: 0o600 })
  server = spawnServer({ DATA_DIR: dataDir })

  expect(await server.exit).toBe(2)
  expect(server.stderr()).toContain(`${dataDir}/server.key holds no key.`)
}, 120_000)

const postgres = process.env['TEST_DATABASE_URL']
it.runIf(postgres !== undefined)(
  'requires the earlier key from Postgres in addition to the new one, then deletes the earlier one from Postgres',
  async () => {
    const own = await createTestDatabase(postgres ?? '')
    const client = new pg.Client({ connectionString: own.url })
    await client.connect()
    for (const statement of await formerStatements()) await client.query(statement)
    const open = (key: string) =>
      openHost(
        readSettings({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: own.url, SERVER_KEY: key }),
        pino({ level: 'silent' }),
      )

    await expect(open('n'.repeat(32))).rejects.toThrow('SERVER_KEY lacks the key')
    const host = await open(`${'n'.repeat(32)},${formerKey}`)
    const { secrets } = host.adapters
    expect(await secrets.hmac('media-variant', 'x')).toBe(
      await webSecrets(formerKey).hmac('media-variant', 'x'),
    )
    expect(await secrets.hmac('invitation', 'x')).toBe(
      await webSecrets('n'.repeat(32)).hmac('invitation', 'x'),
    )
    await host.closeServer()
    await host.closeDatabase()
    const { rows } = await client.query("select 1 from pg_tables where tablename = 'server_keys'")
    expect(rows).toEqual([])
    await client.end()
    await own.drop()
  },
  120_000,
)

import { createHmac } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from './sign-in.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'
import { codesFor, visitor, wrongCode } from './visitor.ts'

let folder: string
let dataDir: string
let server: ServerProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-folder-'))
  dataDir = join(folder, 'data')
  server = start()
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.exit
  await rm(folder, { recursive: true })
})

const start = () => spawnServer({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' })

/**
 * Returns the sign-in codes that an attacker could compute for an email address from the secrets in
 * a copy of the database.
 */
async function computedCodes(copy: string, email: string): Promise<string[]> {
  const database = await PGlite.create(copy)
  const secretsOf = async (query: string) =>
    (await database.query<{ value: string }>(query)).rows.map(({ value }) => value)
  const tables = await secretsOf(
    `select tablename as value from pg_tables where tablename = 'server_keys'`,
  )
  const keys = tables.length > 0 ? await secretsOf('select value from server_keys') : []
  const times = await secretsOf(
    `select expires_at::text as value from codes where email = '${email}'`,
  )
  await database.close()
  return keys.flatMap((key) => times.map((time) => digitsOf(key, `${email} ${time}`)))
}

/** Computes the code that the first version of the server derived from its key. */
function digitsOf(key: string, text: string): string {
  const purpose = createHmac('sha256', key).update('sign-in-digits').digest()
  const number = createHmac('sha256', purpose).update(text).digest().readUIntBE(0, 6)
  return String(number % 1_000_000).padStart(6, '0')
}

/** Lists all entries below a folder. */
async function entriesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries.map((entry) => join(entry.parentPath, entry.name))
}

it('gives an attacker with a copy of the database no access to any account', async () => {
  const email = 'victim@copied.example'
  await visitor(await server.addresses, '198.51.100.1').ask(email)
  // A copy of a running database may be inconsistent.
  server.child.kill('SIGTERM')
  expect(await server.exit).toBe(0)
  const codes = await computedCodes(join(dataDir, 'postgres'), email)
  server = start()
  const addresses = await server.addresses

  const attacker = visitor(addresses, '203.0.113.1', false)
  const answers = []
  for (const code of codes) answers.push(await attacker.enter(email, code))

  expect(answers.filter(({ body }) => body.success === true)).toEqual([])
}, 240_000)

it('prevents other users from opening the data folders or reading the key', async () => {
  await signIn(await server.addresses, 'owner@private.example')

  const open = []
  for (const path of [dataDir, ...(await entriesBelow(dataDir))]) {
    const found = await stat(path)
    // Exempts files of PGlite, which sets their modes itself: other users cannot open the folder
    // that contains them.
    const isPrivate = found.isDirectory() || !path.includes('/postgres/')
    if (isPrivate && found.mode & 0o077) open.push(path.slice(folder.length))
  }
  expect(open).toEqual([])
}, 120_000)

it('keeps the key in a single file', async () => {
  await server.url
  const key = (await readFile(join(dataDir, 'server.key'), 'utf8')).trim()
  expect(key).toMatch(/^[\w-]{43}$/)

  for (const path of await entriesBelow(dataDir)) {
    if (!(await stat(path)).isFile()) continue
    expect((await readFile(path)).includes(key), path).toBe(path.endsWith('server.key'))
  }
}, 120_000)

it('sends a new code for each request, and keeps the earlier code valid', async () => {
  const addresses = await server.addresses
  const email = 'patient@two-codes.example'
  const person = visitor(addresses, '198.51.100.2')
  await person.ask(email)
  await person.ask(email)
  const [second = '', first = ''] = await codesFor(addresses, email)

  expect(second).not.toBe(first)
  expect((await person.enter(email, wrongCode([first, second]))).body.success).toBe(false)
  expect((await person.enter(email, first)).body).toMatchObject({ success: true })
  expect((await person.enter(email, first)).body).toMatchObject({ success: false })
  expect((await person.enter(email, second)).body).toMatchObject({ success: true })
}, 120_000)

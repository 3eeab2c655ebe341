import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { holdKeys } from '../src/storage/key-fingerprints.ts'
import { migrate } from '../src/storage/migrate.ts'
import { openDatabase } from '../src/storage/open-database.ts'
import { openServerKeys } from '../src/storage/server-key.ts'
import { makeDataDir } from './prepared-data.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const [first, second, third] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
]

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

function start(env: Record<string, string> = {}): ServerProcess {
  const server = spawnServer({ DATA_DIR: dataDir, ...env })
  started.push(server)
  return server
}

/** Expects that the server refuses to start, and returns its one line. */
async function refusal(env: Record<string, string> = {}): Promise<string> {
  const server = start(env)
  expect(await server.exit).toBe(2)
  expect(server.stderr()).toMatch(/^SERVER_KEY: .+\n$/)
  return server.stderr()
}

const acceptanceIn = (line: string) => /set REPLACE_KEY=([\w,]+)\.\n?$/.exec(line)?.[1] ?? ''

it('stops the start when the key file is missing, says what would be lost, and how to accept that', async () => {
  const path = join(dataDir, 'server.key')
  await rm(path)
  const line = await refusal()
  expect(line).toContain(`${path} is missing`)
  expect(line).toContain('sign-in codes and invitations')
  expect(line).toContain('the images in mails that have been delivered')
  await expect(readFile(path)).rejects.toThrow('ENOENT')

  const server = start({ REPLACE_KEY: acceptanceIn(line) })
  await server.url
  expect(await readFile(path, 'utf8')).toMatch(/^[\w-]{43}\n$/)
}, 120_000)

it('checks the key of codes and the key of images apart', async () => {
  const database = await openDatabase({ databaseUrl: null, dataDir }, pino({ level: 'silent' }))
  onTestFinished(() => database.close())
  const key = (await readFile(join(dataDir, 'server.key'), 'utf8')).trim()
  const open = async (master: string, media = master, replacedKeys: string[] = []) => {
    const serverKeys = { master, media }
    await openServerKeys({ serverKeys, dataDir, replacedKeys }, database.db)
    await holdKeys(database.db, serverKeys, replacedKeys)
  }
  const refused = (master: string, media?: string, replaced?: string[]) =>
    open(master, media, replaced).then(
      () => 'nothing',
      (error: Error) => error.message,
    )

  expect(await refused(first)).toMatch(/are lost: sign-in codes .*; the images/)
  expect(await refused(key, first)).toContain('are lost: the images')
  await open(first, key)
  expect(await refused(key)).toContain('are lost: sign-in codes')
  const codes = await refused(second, key)
  expect(codes).toContain('are lost: sign-in codes')
  expect(codes).not.toContain('the images')
  const images = await refused(second, first)
  expect(images).toContain('are lost: the images')
  expect(images).not.toContain('codes')

  const accepted = [acceptanceIn(images)]
  await open(second, first, accepted)
  await open(second, first)
  // The setting may remain, since it names what was given up and not what is accepted.
  expect(await refused(third, third, accepted)).toMatch(/are lost: sign-in codes .*; the images/)
}, 120_000)

it('does not take a database from before the fingerprints for a new one', async () => {
  const database = await openDatabase({ databaseUrl: null, dataDir }, pino({ level: 'silent' }))
  onTestFinished(() => database.close())
  await rm(join(dataDir, 'server.key'))
  await database.db.schema.dropTable('key_fingerprints').execute()
  const opening = openServerKeys({ serverKeys: null, dataDir, replacedKeys: [] }, database.db)
  await expect(opening).rejects.toThrow('set REPLACE_KEY=unknown.')
}, 120_000)

const postgres = process.env['TEST_DATABASE_URL']
describe.runIf(postgres !== undefined)('servers on one Postgres', () => {
  let own: TestDatabase
  beforeEach(async () => {
    own = await createTestDatabase(postgres ?? '')
  })
  afterEach(() => own.drop())

  const on = (folder: string, key: string, more: Record<string, string> = {}) =>
    start({ DATABASE_URL: own.url, DATA_DIR: join(dataDir, folder), SERVER_KEY: key, ...more })

  it('never run with different keys, even if they start together', async () => {
    const together = [on('1', first), on('2', second)]
    const ends = await Promise.all(
      together.map(({ url, exit }) =>
        Promise.race([
          url.then(
            () => 'runs',
            () => exit,
          ),
          exit,
        ]),
      ),
    )
    expect(new Set(ends)).toEqual(new Set([2, 'runs']))

    const refused = together[ends.indexOf(2)]
    expect(refused?.stderr()).toMatch(/^SERVER_KEY: this is not the key .+\n$/)
  }, 120_000)

  it('leave both fingerprints to the first of two that store different ones', async () => {
    const logger = pino({ level: 'silent' })
    const connect = () => openDatabase({ databaseUrl: own.url, dataDir }, logger)
    const databases = [await connect(), await connect()] as const
    onTestFinished(async () => {
      for (const database of databases) await database.close()
    })
    const [{ db }] = databases
    await migrate(db)
    for (let round = 0; round < 20; round += 1) {
      await db.deleteFrom('key_fingerprints').execute()
      const results = await Promise.allSettled(
        [first, second].map((key, at) =>
          holdKeys((databases[at] ?? databases[0]).db, { master: key, media: key }, []),
        ),
      )
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const rows = await db.selectFrom('key_fingerprints').select('fingerprint').execute()
      expect(rows).toHaveLength(2)
      expect(new Set(rows.map(({ fingerprint }) => fingerprint)).size).toBe(1)
    }
  }, 60_000)

  it('start with a new key in front of the old one, and end the server that has only the old one', async () => {
    const former = on('1', first)
    await former.url
    const latter = on('2', `${second},${first}`)
    const url = await latter.url

    expect(await former.exit).toBe(2)
    expect(former.stderr()).toContain('SERVER_KEY: another server has replaced the key')
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  }, 120_000)
})

import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { dumpDatabase, dumpWhenDue } from '../src/backup/dump.ts'
import { verifyBackup } from '../src/backup/read-backup.ts'
import { restoreBackup } from '../src/backup/restore.ts'
import { openHost } from '../src/host/open-host.ts'
import { startUpkeep } from '../src/host/upkeep.ts'
import { readSettings } from '../src/settings/settings.ts'
import { openDatabase } from '../src/storage/open-database.ts'
import { makeDataDir } from './prepared-data.ts'
import { unpack } from './unpack.ts'

const silent = pino({ level: 'silent' })

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dumped-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const open = (folder = dataDir) => openDatabase({ databaseUrl: null, dataDir: folder }, silent)
const dumps = async () => (await readdir(join(dataDir, 'dumps'))).toSorted()

/** Restores a dump into a new folder, and opens the database there. */
async function restored(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'restored-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(dataDir, 'dumps', name)
  const summary = await verifyBackup(path)
  const database = await open(folder)
  onTestFinished(() => database.close())
  const options = { withFiles: true, withKey: true, dataDir: folder, s3: null }
  await restoreBackup(database, { path, summary, ...options })
  return { summary, db: database.db }
}

it('writes a dump that can be restored, and keeps only the newest dump', async () => {
  await rm(dataDir, { recursive: true })
  dataDir = await makeDataDir()
  const database = await open()
  const { db } = database
  await db.insertInto('waits').values({ key: 'probe', failures: 1, free_at: 1 }).execute()
  const dump = (hour: number) =>
    dumpDatabase(db, { dataDir, kept: 1, now: new Date(Date.UTC(2026, 10, 21, hour)) })
  await dump(1)
  await dump(2)
  expect(await dumpWhenDue(db, { dataDir, kept: 1, now: new Date() }, 24)).toBeNull()
  await database.close()

  expect(await dumps()).toEqual(['2026-11-21T02-00-00.000Z.backup'])
  const { db: copy } = await restored('2026-11-21T02-00-00.000Z.backup')
  const probe = copy.selectFrom('waits').select('failures').where('key', '=', 'probe')
  expect(await probe.execute()).toEqual([{ failures: 1 }])
}, 120_000)

it('dumps the last changes at the end, unless the newest dump is younger than an hour', async () => {
  await rm(dataDir, { recursive: true })
  dataDir = await makeDataDir('demo')
  const database = await open()
  onTestFinished(() => database.close())
  const upkeep = startUpkeep(readSettings({ DATA_DIR: dataDir }), database, silent)
  await upkeep.stop()
  await upkeep.dumpLastChanges()
  const [first = '', ...more] = await dumps()
  expect(more).toEqual([])
  const age = async (minutes: number) => {
    const time = new Date(Date.now() - minutes * 60_000)
    await utimes(join(dataDir, 'dumps', first), time, time)
  }
  await age(59)
  await upkeep.dumpLastChanges()
  expect(await dumps()).toEqual([first])
  await age(61)
  await upkeep.dumpLastChanges()
  expect(await dumps()).toHaveLength(2)
}, 120_000)

it('dumps a database that holds data before a new version changes it, without a key that it contains', async () => {
  await unpack(new URL('./fixtures/releases/first-release.tar.br', import.meta.url), dataDir)
  const former = await open()
  const keys = await sql<{ value: string }>`select value from server_keys`.execute(former.db)
  const formerKey = keys.rows[0]?.value ?? ''
  expect(formerKey).toMatch(/^\S{32,}$/)
  const people = await former.db.selectFrom('users').select('email').orderBy('email').execute()
  await former.close()

  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir })
  const host = await openHost(settings, silent)
  await host.closeServer()
  await host.closeDatabase()

  const [name = '', ...more] = await dumps()
  expect(more).toEqual([])
  expect(gunzipSync(await readFile(join(dataDir, 'dumps', name))).includes(formerKey)).toBe(false)
  const { summary, db } = await restored(name)
  expect(summary.migrations).not.toContain('0049-key-fingerprints.sql')
  expect(summary.tables).not.toHaveProperty('key_fingerprints')
  expect(await db.selectFrom('users').select('email').orderBy('email').execute()).toEqual(people)

  const again = await openHost(settings, silent)
  await again.closeServer()
  await again.closeDatabase()
  expect(await dumps()).toEqual([name])
}, 120_000)

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
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
import { readSettings } from '../src/settings/settings.ts'
import { openDatabase } from '../src/storage/open-database.ts'
import { makeDataDir } from './prepared-data.ts'

const silent = pino({ level: 'silent' })
const last = '0049-key-fingerprints.sql'
const formerKey = 'the-key-that-an-earlier-version-kept-in-its-database'

let dataDir: string
beforeEach(async () => {
  dataDir = await makeDataDir('demo')
  await rm(join(dataDir, 'dumps'), { recursive: true, force: true })
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

it('dumps a database that holds data before a new version changes it, without a key that it contains', async () => {
  const former = await open()
  await sql`drop table key_fingerprints`.execute(former.db)
  await sql`delete from kysely_migration where name = ${last}`.execute(former.db)
  // As the first version left it. Its migration does not run again.
  await sql`create table server_keys (name text, value text)`.execute(former.db)
  await sql`insert into server_keys values ('master', ${formerKey})`.execute(former.db)
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
  expect(summary.migrations).not.toContain(last)
  expect(summary.tables).not.toHaveProperty('key_fingerprints')
  expect(await db.selectFrom('users').select('email').orderBy('email').execute()).toEqual(people)

  const again = await openHost(settings, silent)
  await again.closeServer()
  await again.closeDatabase()
  expect(await dumps()).toEqual([name])
}, 120_000)

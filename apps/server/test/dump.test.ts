import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dumpDatabase, dumpWhenDue } from '../src/storage/dump.ts'
import { openDatabase } from '../src/storage/open-database.ts'
import { makeDataDir } from './prepared-data.ts'

const silent = pino({ level: 'silent' })

let dataDir: string
beforeEach(async () => {
  dataDir = await makeDataDir()
})
afterEach(() => rm(dataDir, { recursive: true }))

it('writes a dump that can be restored, and keeps only the newest dump', async () => {
  const database = await openDatabase({ databaseUrl: null, dataDir }, silent)
  const { db, embedded } = database
  if (!embedded) throw new Error('The embedded database was expected')
  await db.insertInto('waits').values({ key: 'probe', failures: 1, free_at: 1 }).execute()
  const dump = (hour: number) =>
    dumpDatabase(
      { db, embedded },
      { dataDir, kept: 1, now: new Date(Date.UTC(2026, 10, 21, hour)) },
    )
  const paths = [await dump(1), await dump(2)]
  const soon = { dataDir, kept: 1, now: new Date() }
  expect(await dumpWhenDue({ db, embedded }, soon, 24)).toBeNull()
  await database.close()

  expect(await readdir(join(dataDir, 'dumps'))).toEqual(['2026-11-21T02-00-00.000Z.tar.gz'])
  const copy = new Blob([new Uint8Array(await readFile(paths[1] ?? ''))])
  const restored = await PGlite.create({ loadDataDir: copy })
  const { rows } = await restored.query("select failures from waits where key = 'probe'")
  expect(rows).toEqual([{ failures: 1 }])
  await restored.close()
}, 120_000)

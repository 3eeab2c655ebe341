import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '../src/storage/migrate.ts'
import { openDatabase } from '../src/storage/open-database.ts'
import { makeDataDir } from './prepared-data.ts'

/** `pg_restore` computes generated columns without a search path. */
it('computes the key of a group where a dump is restored', async () => {
  const dataDir = await makeDataDir()
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const logger = pino({ level: 'silent' })
  const database = await openDatabase({ databaseUrl: null, dataDir }, logger)
  onTestFinished(() => database.close())
  const { db } = database
  await migrate(db)
  await sql`select set_config('search_path', '', false)`.execute(db)
  const { rows } = await sql<{ key: string }>`
    select public.deploy_key('t', null, array['Ada', 'Lovelace'], '', 'sent', 'a', 'b', '', '', '', '', '')
      as key`.execute(db)
  expect(JSON.parse(rows[0]?.key ?? '')).toEqual(['t', null, false, 'sent', '', '', '', false])
})

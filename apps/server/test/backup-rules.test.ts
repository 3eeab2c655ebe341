import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Transaction } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { answerBackups } from '../src/backup/backup-socket.ts'
import { createBackup } from '../src/backup/create-backup.ts'
import { parseHeader, Tally } from '../src/backup/format.ts'
import { allTables, tablesOf } from '../src/backup/schema.ts'
import { inSnapshot, rowRecords } from '../src/backup/write-backup.ts'
import { readSettings } from '../src/settings/settings.ts'
import type { Database } from '../src/storage/tables.ts'
import { databaseKinds, useMigratedDatabase } from './migrated-database.ts'

const silent = pino({ level: 'silent' })

/** Tables that triggers write when rows of other tables change. */
async function writtenByTriggers(transaction: Transaction<Database>): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select distinct prosrc as source from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal`.execute(transaction)
  const writes = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(\w+)/gi
  const tables = await allTables(transaction)
  const named = rows.flatMap(({ source }) =>
    [...source.matchAll(writes)].map(([, table = '']) => table.toLowerCase()),
  )
  return [...new Set(named)].filter((table) => tables.includes(table)).toSorted()
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-rules-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe.each(databaseKinds)('a backup of %s', (kind, postgresUrl) => {
  const database = useMigratedDatabase(postgresUrl)

  it('has all tables but those of the migrations and those that triggers write', async () => {
    await database()
      .db.transaction()
      .execute(async (transaction) => {
        const tables = await tablesOf(transaction)
        const others = (await allTables(transaction)).filter((name) => !tables.includes(name))
        const triggered = await writtenByTriggers(transaction)
        expect(triggered).toEqual(['people_counts'])
        const ofMigrations = ['kysely_migration', 'kysely_migration_lock', 'schema_migrations']
        expect(others.filter((name) => !ofMigrations.includes(name))).toEqual(triggered)
      })
  })

  it('would not miss a table that a new trigger writes', async () => {
    const rolledBack = database()
      .db.transaction()
      .execute(async (transaction) => {
        await sql`create table team_counts (organisation_id text, count int)`.execute(transaction)
        await sql`create function count_teams() returns trigger language plpgsql as $$
          begin Insert  Into team_counts values (new.organisation_id, 1); return null; end $$`.execute(
          transaction,
        )
        await sql`create trigger count_teams after insert on teams
          for each row execute function count_teams()`.execute(transaction)
        expect(await writtenByTriggers(transaction)).toEqual(['people_counts', 'team_counts'])
        throw new Error('rolled back')
      })
    await expect(rolledBack).rejects.toThrow('rolled back')
  })

  it.runIf(postgresUrl !== null)(
    `has no row that another connection commits meanwhile (${kind})`,
    async () => {
      const { db } = database()
      const add = (key: string) =>
        db.insertInto('waits').values({ key, failures: 1, free_at: 1 }).execute()
      await add('early')
      const written: Record<string, number> = {}
      await inSnapshot(db, async (snapshot) => {
        for await (const record of rowRecords(snapshot, new Tally())) {
          const header = parseHeader(record.subarray(0, record.indexOf('\n')).toString())
          if (header?.kind === 'begin') await add('late')
          if (header?.kind === 'rows') written[header.table] = header.count
        }
      })
      expect(written['waits']).toBe(1)
      expect(await db.selectFrom('waits').select('key').execute()).toHaveLength(2)
    },
  )

  it.runIf(postgresUrl === null)(
    'has what the flags say when the running server writes it',
    async () => {
      const dataDir = await mkdtemp(join(folder, 'data-'))
      async function* files() {
        async function* parts() {
          yield { offset: 0, isLast: true, bytes: Buffer.from('image') }
        }
        yield { path: 'media/logo/original', parts }
      }
      const source = { db: database().db, dataDir, files, key: `${'k'.repeat(40)}\n` }
      onTestFinished(await answerBackups(source, silent))
      const settings = readSettings({ DATA_DIR: dataDir })
      for (const withFiles of [true, false])
        for (const withKey of [true, false]) {
          const path = join(folder, `${withFiles}-${withKey}.backup`)
          const summary = await createBackup(settings, path, { withFiles, withKey }, silent)
          expect(summary).toMatchObject({ files: withFiles ? 1 : 0, hasKey: withKey })
        }
    },
  )
})

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@org/api/client'
import { demoIds } from '@org/api/memory'
import { parseSignatureData, renderSignature } from '@org/signature'
import { sql, type Kysely } from 'kysely'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createBackup } from '../src/backup/create-backup.ts'
import { verifyBackup } from '../src/backup/read-backup.ts'
import { restoreBackup } from '../src/backup/restore.ts'
import { startServer, type RunningServer } from '../src/host/start-server.ts'
import { sumUpPeople } from '../src/repositories/people-counts.ts'
import { readSettings } from '../src/settings/settings.ts'
import { dumpsFolder } from '../src/storage/dumps-folder.ts'
import { openDatabase, type Database } from '../src/storage/open-database.ts'
import { watchHealth } from './health-watch.ts'
import { createTestDatabase } from './test-database.ts'
import { startEmbeddedServer } from './test-server.ts'

const silent = pino({ level: 'silent' })

/** Tables that a server writes to while nobody uses it. */
const volatile = ['leases', 'readiness', 'kysely_migration', 'kysely_migration_lock']

/** Reads all rows as JSON, by table, in a fixed order, and the sequences. */
async function rowsOf(db: Kysely<Database>): Promise<Record<string, string[]>> {
  // How many rows have the number of a group depends on the statements that counted the people.
  await sumUpPeople(db)
  const tables = await sql<{ name: string }>`
    select table_name::text as name from information_schema.tables
    where table_schema = current_schema() order by 1`.execute(db)
  const found: Record<string, string[]> = {}
  for (const { name } of tables.rows) {
    if (volatile.includes(name)) continue
    const { rows } = await sql<{ json: string }>`
      select row_to_json(one)::text as json from ${sql.table(name)} as one`.execute(db)
    found[name] = rows.map(({ json }) => json).toSorted()
  }
  const sequences = await sql<{ name: string }>`
    select sequencename::text || ' ' || last_value as name from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`.execute(db)
  return { ...found, sequences: sequences.rows.map(({ name }) => name) }
}

/** Renders everybody's signature from the data of the install page, and loads its pictures. */
async function signaturesOf({ db, publicUrl }: RunningServer): Promise<Record<string, string>> {
  const client = createClient({ baseUrl: `${publicUrl}/api`, getToken: () => null })
  const people = await db
    .selectFrom('users')
    .select(['email', 'install_key'])
    .where('organisation_id', '=', demoIds.organisation)
    .execute()
  const rendered: Record<string, string> = {}
  for (const { email, install_key: key } of people) {
    const data = await client.call('getInstallSignature', { path: { key }, query: {} })
    if (!data.signature) continue
    const parsed = parseSignatureData(data.signature.signatureData)
    if (!parsed.ok) throw new Error(`The signature of ${email} is invalid.`)
    const { html } = renderSignature(parsed.data, {
      target: 'gmail',
      iconsBaseUrl: data.icons_base_url,
      bannerUrl: data.banner_url,
    })
    rendered[email] = html.replaceAll(publicUrl, '')
  }
  return rendered
}

/** Loads the pictures that signatures show, by address. */
async function picturesIn(
  signatures: Record<string, string>,
  { publicUrl }: RunningServer,
): Promise<Record<string, number>> {
  const html = Object.values(signatures).join('\n')
  const paths = new Set([...html.matchAll(/"(\/api\/media\/[^"]+)"/g)].map(([, path = '']) => path))
  const sizes: Record<string, number> = {}
  for (const path of paths) {
    const response = await fetch(publicUrl + path.replaceAll('&amp;', '&'))
    sizes[path] = response.ok ? (await response.arrayBuffer()).byteLength : 0
  }
  return sizes
}

/** Reads the files below a folder, by path. */
async function filesBelow(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: Record<string, string> = {}
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    files[path.slice(folder.length)] = (await readFile(path)).toString('base64')
  }
  return files
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'drill-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Restores a backup as the command does, and returns the rows of the new database. */
async function restore(path: string, dataDir: string, databaseUrl: string | null) {
  const summary = await verifyBackup(path)
  const database = await openDatabase({ databaseUrl, dataDir }, silent)
  try {
    const s3 = null
    const withAll = { withFiles: true, withKey: true }
    await restoreBackup(database, { path, summary, dataDir, s3, ...withAll })
    return await rowsOf(database.db)
  } finally {
    await database.close()
  }
}

async function startOn(env: Record<string, string>): Promise<RunningServer> {
  const server = await startServer(readSettings({ PORT: '0', DUMPS_KEPT: '0', ...env }), silent)
  onTestFinished(() => server.stop())
  return server
}

const postgres = process.env['TEST_DATABASE_URL']

describe('a drill', () => {
  it.runIf(postgres !== undefined)(
    'brings a running installation to Postgres and back: rows, files, key and rendered signatures are the same',
    async () => {
      const original = await startEmbeddedServer({ DUMPS_KEPT: '7' }, 'demo')
      const folder = await newFolder()
      const signatures = await signaturesOf(original)
      const pictures = await picturesIn(signatures, original)
      expect(Object.keys(signatures).length).toBeGreaterThan(30)
      expect(Math.min(...Object.values(pictures))).toBeGreaterThan(99)

      const all = { withFiles: true, withKey: true }
      const settings = readSettings({ DATA_DIR: original.dataDir })
      const watch = watchHealth(original.publicUrl, 'a backup of the demonstration')
      const first = join(folder, 'first.backup')
      await createBackup(settings, first, all, silent)
      await watch.stop()
      const rows = await rowsOf(original.db)
      const files = await filesBelow(join(original.dataDir, 'media'))
      const uploads = await filesBelow(join(original.dataDir, 'uploads'))
      const key = await readFile(join(original.dataDir, 'server.key'), 'utf8')
      await original.stop()
      expect(await readdir(dumpsFolder(original.dataDir))).toHaveLength(1)
      await rm(original.dataDir, { recursive: true })

      const own = await createTestDatabase(postgres ?? '')
      onTestFinished(() => own.drop())
      const server = { DATABASE_URL: own.url, SERVER_KEY: key.trim() }
      const onServer = await newFolder()
      expect(await restore(first, onServer, own.url)).toEqual(rows)

      const second = join(folder, 'second.backup')
      const serverSettings = readSettings({ ...server, DATA_DIR: onServer })
      await createBackup(serverSettings, second, all, silent)
      const back = await newFolder()
      expect(await restore(second, back, null)).toEqual(rows)
      expect(await filesBelow(join(back, 'media'))).toEqual(files)
      expect(await filesBelow(join(back, 'uploads'))).toEqual(uploads)
      expect(await readFile(join(back, 'server.key'), 'utf8')).toBe(key)

      for (const env of [{ ...server, DATA_DIR: onServer }, { DATA_DIR: back }]) {
        const restored = await startOn(env)
        const rendered = await signaturesOf(restored)
        expect(rendered).toEqual(signatures)
        expect(await picturesIn(rendered, restored)).toEqual(pictures)
      }
    },
    240_000,
  )
})

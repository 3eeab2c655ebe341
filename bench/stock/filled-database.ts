import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Session } from '@org/api/client'
import pg from 'pg'
import { createTestDatabase } from '../../apps/server/test/test-database.ts'

/** A copy of the filled database. */
export interface FilledDatabase {
  /** Settings for a server that uses the copy. */
  settings: Readonly<Record<string, string>>
  /** A super admin's session. */
  session: Session
  drop(): Promise<void>
}

const serverKey = 'key-of-the-stock-benchmark-0123456789'

/**
 * Copies the large group of centres, in the embedded database or on the Postgres at `postgresUrl`.
 * The first copy of a day fills the original, which takes a few minutes; it stays in the folder for
 * temporary files, or on the Postgres server.
 */
export async function copyFilledDatabase(postgresUrl: string | null): Promise<FilledDatabase> {
  return postgresUrl === null ? copyFolder() : copyDatabase(postgresUrl)
}

/**
 * Returns a hash that changes with the code that fills the tables, and each day, since lots expire.
 * It ignores the schema, because servers migrate their copy.
 */
function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const name of ['fill.ts', 'fill-tables.ts', 'sizes.ts']) {
    hash.update(readFileSync(path.join(import.meta.dirname, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

const prefix = 'paraphe-bench-stock-'

/**
 * Returns the folder of the originals. If there is none yet, deletes outdated folders and creates
 * it.
 */
function originals(): string {
  const folder = path.join(os.tmpdir(), prefix + fingerprint())
  if (existsSync(folder)) return folder
  for (const former of globSync(`${prefix}*`, { cwd: os.tmpdir() })) {
    rmSync(path.join(os.tmpdir(), former), { recursive: true })
  }
  mkdirSync(folder)
  return folder
}

async function copyFolder(): Promise<FilledDatabase> {
  const original = path.join(originals(), 'embedded')
  const sessionFile = `${original}.json`
  if (!existsSync(sessionFile)) {
    rmSync(original, { recursive: true, force: true })
    writeFileSync(sessionFile, fill(original, {}))
  }
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'paraphe-bench-'))
  cpSync(original, dataDir, { recursive: true })
  return {
    settings: { DATA_DIR: dataDir },
    session: readSession(sessionFile),
    drop: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

async function copyDatabase(postgresUrl: string): Promise<FilledDatabase> {
  const folder = originals()
  const { host } = new URL(postgresUrl)
  const sessionFile = path.join(folder, `postgres-${host.replace(':', '-')}.json`)
  const name = `bench_stock_${path.basename(folder).slice(prefix.length)}`
  if (!existsSync(sessionFile) || !(await hasDatabase(postgresUrl, name))) {
    for (const former of await formerDatabases(postgresUrl)) {
      await query(postgresUrl, `drop database ${former} with (force)`)
    }
    await query(postgresUrl, `create database ${name}`)
    const original = new URL(postgresUrl)
    original.pathname = `/${name}`
    const settings = { DATABASE_URL: original.toString(), SERVER_KEY: serverKey }
    writeFileSync(sessionFile, fill(path.join(folder, 'media'), settings))
  }
  const database = await createTestDatabase(postgresUrl, `template ${name} strategy file_copy`)
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'paraphe-bench-'))
  return {
    settings: { DATA_DIR: dataDir, DATABASE_URL: database.url, SERVER_KEY: serverKey },
    session: readSession(sessionFile),
    async drop() {
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Fills a database in a separate process, and returns the session that the process prints. */
function fill(folder: string, settings: Readonly<Record<string, string>>): string {
  const conditions = ['--conditions=org-source', '--disable-warning=ExperimentalWarning']
  const program = path.join(import.meta.dirname, 'fill.ts')
  return execFileSync(process.execPath, [...conditions, program, folder], {
    encoding: 'utf8',
    env: { ...process.env, ...settings },
  })
}

const readSession = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Session

async function hasDatabase(url: string, name: string): Promise<boolean> {
  return (await formerDatabases(url)).includes(name)
}

async function formerDatabases(url: string): Promise<string[]> {
  const statement = `select datname as name from pg_database where datname like 'bench\\_stock\\_%'`
  return (await query<{ name: string }>(url, statement)).map(({ name }) => name)
}

async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(statement)
  await client.end()
  return rows
}

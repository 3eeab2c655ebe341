import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Session } from '@org/api/client'
import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../apps/server/test/test-database.ts'

const conditions = ['--conditions=org-source', '--disable-warning=ExperimentalWarning']
const server = path.resolve(import.meta.dirname, '../../apps/server')
const demonstrationProgram = path.join(server, 'test/large-organisation.ts')
const fillProgram = path.join(import.meta.dirname, 'fill.ts')

export interface Size {
  employees: number
  teams: number
  templates: number
}

/** An administrator's session in each organisation. */
interface Sessions {
  large: Session
  small: Session
}

/** A database with a large organisation and a small one. */
export interface FilledDatabase extends TestDatabase, Sessions {}

/** How many employees are made in memory, from which the others are copied in the database. */
const originals = 2000
/** The same in each run, because a copied database is signed with it. */
const key = 'key-of-the-benchmark-of-a-large-organisation'

/**
 * Creates the database.
 *
 * @param isKept keeps the filled database on the server, and copies it in later runs
 */
export async function createFilledDatabase(
  postgresUrl: string,
  size: Size,
  folder: string,
  isKept: boolean,
): Promise<FilledDatabase> {
  const kept = nameOf(size)
  const sessions = isKept ? await sessionsOf(postgresUrl, kept) : null
  const database = await createTestDatabase(postgresUrl, sessions ? `template ${kept}` : '')
  const settings = { ...database.settings, SERVER_KEY: key }
  if (sessions) return { ...database, settings, ...sessions }
  const fill = (program: string, ...values: (string | number)[]) =>
    JSON.parse(
      execFileSync(process.execPath, [...conditions, program, folder, ...values.map(String)], {
        encoding: 'utf8',
        env: { ...process.env, ...settings, DATA_DIR: folder, DATABASE_TIMEOUT: '120' },
      }),
    ) as Session
  const made = {
    large: fill(demonstrationProgram, originals, size.teams, 0, size.templates),
    small: fill(fillProgram, size.employees),
  }
  if (isKept) {
    await run(
      postgresUrl,
      `create database ${kept} template ${new URL(database.url).pathname.slice(1)}`,
    )
    await run(
      postgresUrl,
      `comment on database ${kept} is ${pg.escapeLiteral(JSON.stringify(made))}`,
    )
  }
  return { ...database, settings, ...made }
}

/** Returns another name after each migration. */
function nameOf(size: Size): string {
  const migrations = readdirSync(path.join(server, 'src/storage/migrations'))
  const state = JSON.stringify([size, migrations])
  return `paraphe_scale_${createHash('sha256').update(state).digest('hex').slice(0, 12)}`
}

async function sessionsOf(postgresUrl: string, name: string): Promise<Sessions | null> {
  const [row] = await run<{ comment: string | null }>(
    postgresUrl,
    `select shobj_description(oid, 'pg_database') as comment from pg_database
     where datname = ${pg.escapeLiteral(name)}`,
  )
  return row?.comment == null ? null : (JSON.parse(row.comment) as Sessions)
}

async function run<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

import { randomUUID } from 'node:crypto'
import pg from 'pg'

export interface TestDatabase {
  readonly name: string
  readonly url: string
  /** Settings of a server that uses the database. */
  readonly settings: { readonly DATABASE_URL: string; readonly SERVER_KEY: string }
  /** Deletes the database, even while connections are open. */
  drop(): Promise<void>
}

/** Returns the settings with the connections going through the pooler at `poolerUrl`. */
export function throughPooler(
  settings: TestDatabase['settings'],
  poolerUrl: string,
): TestDatabase['settings'] {
  const url = new URL(poolerUrl)
  url.pathname = new URL(settings.DATABASE_URL).pathname
  return { ...settings, DATABASE_URL: url.toString() }
}

/**
 * Creates an empty database on the server at `serverUrl`, whose user needs permission to do so.
 * `options` are those of `create database`.
 */
export async function createTestDatabase(serverUrl: string, options = ''): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(serverUrl, `create database ${name} ${options}`)
  return databaseAt(serverUrl, name)
}

/** Returns the database of this name on the server at `serverUrl`. */
export function databaseAt(serverUrl: string, name: string): TestDatabase {
  const own = new URL(serverUrl)
  own.pathname = `/${name}`
  return {
    name,
    url: own.toString(),
    settings: { DATABASE_URL: own.toString(), SERVER_KEY: `key-of-${name}` },
    drop: () => drop(serverUrl, name),
  }
}

/**
 * Drops the database. Its connections may outlive their pool: the server waits five seconds for
 * them, then they are closed by force.
 */
async function drop(serverUrl: string, name: string): Promise<void> {
  try {
    await run(serverUrl, `drop database ${name}`)
  } catch {
    await run(serverUrl, `drop database ${name} with (force)`)
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

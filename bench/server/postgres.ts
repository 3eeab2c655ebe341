import pg from 'pg'

const usual = ['postgres://postgres@127.0.0.1:5432/postgres', 'postgres://127.0.0.1:5432/postgres']

/**
 * Returns the address of a Postgres that responds: the one in TEST_DATABASE_URL or, if that is not
 * set, one on the default port. Null if none responds. The user in the address must be allowed to
 * create databases.
 */
export async function findPostgres(): Promise<string | null> {
  const named = process.env['TEST_DATABASE_URL']
  for (const url of named === undefined ? usual : [named]) if (await responds(url)) return url
  return null
}

async function responds(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

/** Process ids of the connections to a database. */
export async function connectionsOf(url: string): Promise<number[]> {
  const rows = await query<{ pid: number }>(
    url,
    `select pid from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  return rows.map(({ pid }) => pid)
}

export const versionOf = (url: string): Promise<string> => settingOf(url, 'server_version')

/** Returns a setting of the server, for example `fsync`. */
export async function settingOf(url: string, name: string): Promise<string> {
  const [row] = await query<Record<string, string>>(url, `show ${name}`)
  return row?.[name] ?? ''
}

async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(statement)
  await client.end()
  return rows
}

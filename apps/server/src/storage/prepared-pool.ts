import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/**
 * Which use of a statement gives it a name: 3 means the third. One-off statements, such as long
 * inserts, never get a name.
 */
const usesBeforeName = 3
/** Maximum number of named statements. Each connection keeps the plans of all of them in memory. */
const maxNames = 300
/**
 * Maximum length of a named statement, in characters; longer ones are rare and take much memory.
 */
const maxNamedLength = 10_000
/** Maximum number of statements whose uses are counted. */
const maxCounted = 1000

/**
 * True when the connections reach the database directly. A pooler in between may give each
 * transaction a different connection, on which earlier statement names do not exist. Behind a
 * pooler, the announced process id differs from the database's own.
 */
export async function isDirect(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return processIdOf(client) === rows[0]?.pid
  } finally {
    client.release()
  }
}

/**
 * Creates a pool whose connections prepare repeated statements, because parsing and planning a
 * statement takes the database twice as long as executing it.
 */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const nameOf = createNames()
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const prepared = known.get(client) ?? preparedClient(client, nameOf)
      known.set(client, prepared)
      return prepared
    },
  }
}

type NameOf = (text: string) => string | undefined

function createNames(): NameOf {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= maxNames || text.length > maxNamedLength) return name
    const count = (uses.get(text) ?? 0) + 1
    if (count < usesBeforeName) {
      if (uses.size >= maxCounted) uses.clear()
      uses.set(text, count)
      return undefined
    }
    uses.delete(text)
    const made = `s${names.size}`
    names.set(text, made)
    return made
  }
}

function preparedClient(client: pg.PoolClient, nameOf: NameOf): PostgresPoolClient {
  let isOutdated = false
  async function query(text: string, parameters: readonly unknown[]) {
    const values = [...parameters]
    const name = isOutdated ? undefined : nameOf(text)
    if (name === undefined) return client.query(text, values)
    try {
      return await client.query({ name, text, values })
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error
      // Another process has changed the table. Statements already prepared on this connection
      // remain outdated, so none is used again, and the connection is closed when released.
      isOutdated = true
      return client.query(text, values).catch(() => {
        throw error
      })
    }
  }
  const processID = processIdOf(client)
  return {
    ...(processID !== undefined && { processID }),
    // The cast hides that this function lacks the overload with a cursor, which is never called.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || isOutdated),
  }
}

/** Returns the process id that the server announced. The types of `pg` lack the property. */
function processIdOf(client: pg.PoolClient & { processID?: number }): number | undefined {
  return client.processID
}

/** Detects the error 'cached plan must not change result type'. */
function isOutdatedPlan(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '0A000' &&
    'routine' in error &&
    error.routine === 'RevalidateCachedQuery'
  )
}

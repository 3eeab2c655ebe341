import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** A statement is named at this use, so that one of its kind, such as a long insert, never is. */
const usesBeforeName = 3
/** Each connection keeps the plans of all named statements. */
const namesAtMost = 300
/** Characters; longer ones are rare and fill the memory. */
const namedLength = 10_000
/** Statements whose uses are counted. */
const countedAtMost = 1000

/**
 * True where the connections lead to the database itself. A pooler in between may give each
 * transaction another connection, which does not know the names of the last one; it answers with a
 * process of its own.
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
 * The connections of a pool, on which statements that come back are prepared: parsing and planning
 * takes the database twice as long as answering does.
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
    if (name !== undefined || names.size >= namesAtMost || text.length > namedLength) return name
    const count = (uses.get(text) ?? 0) + 1
    if (count < usesBeforeName) {
      if (uses.size >= countedAtMost) uses.clear()
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
      // Another process has changed the table since. The names on this connection stay wrong.
      isOutdated = true
      return client.query(text, values).catch(() => {
        throw error
      })
    }
  }
  const processID = processIdOf(client)
  return {
    ...(processID !== undefined && { processID }),
    // Its other form, with a cursor, is used nowhere.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || isOutdated),
  }
}

/** As the server announced it; the types lack it. */
function processIdOf(client: pg.PoolClient & { processID?: number }): number | undefined {
  return client.processID
}

/** 'cached plan must not change result type' */
function isOutdatedPlan(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '0A000' &&
    'routine' in error &&
    error.routine === 'RevalidateCachedQuery'
  )
}

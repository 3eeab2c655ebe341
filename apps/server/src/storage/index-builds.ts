import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { freeLease, takeLease, type Lease } from './leases.ts'
import type { Database } from './tables.ts'

const leaseName = 'index builds'

/** Times in milliseconds. */
export interface BuildTimes {
  /** How long the lease lasts; it is renewed three times as often. */
  readonly lease: number
  /** Between two looks at the builds of another process. */
  readonly poll: number
}

const usualTimes: BuildTimes = { lease: 30_000, poll: 500 }

/**
 * Parses a statement of a migration.
 *
 * @returns the name of the index, or null for any other statement
 * @throws Error when the statement is concurrent in another form, which cannot run in a transaction
 */
export function concurrentIndexOf(statement: string): string | null {
  const name = /^create (?:unique )?index concurrently (\w+)\s+on\s/m.exec(statement)?.[1]
  if (name === undefined && /\bconcurrently\b/.test(withoutComments(statement)))
    throw new Error(`Write \`create index concurrently NAME on …\`, not:\n${statement.trim()}`)
  return name ?? null
}

const withoutComments = (statement: string) => statement.replaceAll(/--.*$/gm, '')

/** Runs the statement at once, blocking writes to the table: for databases without other users. */
export async function buildIndexPlainly(
  transaction: Transaction<Database>,
  statement: string,
): Promise<void> {
  await sql.raw(statement.replace('index concurrently', 'index')).execute(transaction)
}

/**
 * Leaves an index to `buildIndexes`, once the transaction has committed. It replaces an index of the
 * same name that has not been built yet: its table may have changed meanwhile.
 */
export async function requestIndex(
  transaction: Transaction<Database>,
  build: { readonly name: string; readonly statement: string },
): Promise<void> {
  await transaction
    .insertInto('index_builds')
    .values(build)
    .onConflict((known) => known.column('name').doUpdateSet({ statement: build.statement }))
    .execute()
}

/**
 * Builds the requested indexes without blocking writes, and resolves when none is left. One process
 * builds them, holding a lease; the others wait for it, and take over when its lease expires.
 *
 * @returns the names of the indexes that this call built
 */
export async function buildIndexes(
  db: Kysely<Database>,
  times: BuildTimes = usualTimes,
): Promise<string[]> {
  const lease = { name: leaseName, holder: randomUUID() }
  const built: string[] = []
  while (await isAnyLeft(db)) {
    if (await takeLease(db, lease, times.lease / 1000)) {
      built.push(...(await buildHolding(db, lease, times)))
    } else await setTimeout(times.poll)
  }
  return built
}

async function isAnyLeft(db: Kysely<Database>): Promise<boolean> {
  const left = await db.selectFrom('index_builds').select('name').limit(1).executeTakeFirst()
  return left !== undefined
}

async function buildHolding(
  db: Kysely<Database>,
  lease: Lease,
  times: BuildTimes,
): Promise<string[]> {
  const ended = new AbortController()
  const renewing = renew(db, lease, times.lease, ended.signal)
  try {
    return await buildAll(db, times)
  } finally {
    ended.abort()
    await renewing
    await freeLease(db, lease)
  }
}

/** Renews the lease until the signal; a failed renewal is tried again with the next one. */
async function renew(
  db: Kysely<Database>,
  lease: Lease,
  milliseconds: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await setTimeout(milliseconds / 3, undefined, { signal }).catch(() => undefined)
    if (!signal.aborted) await takeLease(db, lease, milliseconds / 1000).catch(() => false)
  }
}

async function buildAll(db: Kysely<Database>, { poll }: BuildTimes): Promise<string[]> {
  const builds = await db.selectFrom('index_builds').selectAll().orderBy('name').execute()
  for (const { name, statement } of builds) {
    // The connection of a killed process goes on building.
    while (await isBeingBuilt(db, name)) await setTimeout(poll)
    await build(db, name, statement)
    await db.deleteFrom('index_builds').where('name', '=', name).execute()
  }
  return builds.map(({ name }) => name)
}

async function build(db: Kysely<Database>, name: string, statement: string): Promise<void> {
  const { rows } = await sql<{ is_valid: boolean }>`
    select indisvalid as is_valid from pg_index where indexrelid = to_regclass(${name})`.execute(db)
  if (rows[0]?.is_valid === true) return
  // An interrupted build leaves an index that each write maintains and no query uses.
  if (rows[0]) await sql`drop index concurrently ${sql.id(name)}`.execute(db)
  await sql.raw(statement).execute(db)
}

async function isBeingBuilt(db: Kysely<Database>, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_progress_create_index
    where index_relid = to_regclass(${name})`.execute(db)
  return rows.length > 0
}

import { pipeline } from 'node:stream/promises'
import { createGzip, constants } from 'node:zlib'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../storage/tables.ts'
import { formatVersion, recordOf, Tally, usualRecord } from './format.ts'
import { columnsOf, migrationsOf, sequencesOf, tablesOf } from './schema.ts'
import type { StoredFile } from './stored-files.ts'

/** Maximum number of rows that are read at once. */
const fetchedRows = 64

/**
 * Reads all rows from one snapshot. With the embedded database, which has a single connection, nobody
 * else can use it meanwhile.
 */
export const inSnapshot = <Result>(
  db: Kysely<Database>,
  read: (snapshot: Transaction<Database>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

/** Compresses records into a sink. Several results after one another are one backup. */
export const compress = (
  records: AsyncIterable<Buffer>,
  sink: (bytes: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> =>
  pipeline(records, createGzip({ level: constants.Z_BEST_SPEED }), (bytes: AsyncIterable<Buffer>) =>
    sink(bytes),
  )

/** Reads the records of all rows. Holds a few rows in memory at a time. */
export async function* rowRecords(
  snapshot: Transaction<Database>,
  tally: Tally,
): AsyncGenerator<Buffer> {
  yield recordOf(tally, {
    kind: 'begin',
    version: formatVersion,
    created_at: new Date().toISOString(),
    migrations: await migrationsOf(snapshot),
  })
  for (const table of await tablesOf(snapshot)) {
    tally.tables[table] = 0
    for await (const rows of rowsOf(snapshot, table)) {
      const content = Buffer.from(`[${rows.join(',')}]`)
      yield recordOf(tally, { kind: 'rows', table, count: rows.length }, content)
    }
  }
  const sequences = Buffer.from(JSON.stringify(await sequencesOf(snapshot)))
  yield recordOf(tally, { kind: 'sequences' }, sequences)
}

/** Reads the rows of a table as JSON texts, in groups that are not much larger than a record. */
async function* rowsOf(
  snapshot: Transaction<Database>,
  table: string,
): AsyncGenerator<readonly string[]> {
  // The database converts rows to JSON and back: no value passes a number of JavaScript.
  const columns = sql.join((await columnsOf(snapshot, table)).map((name) => sql.id(name)))
  const cursor = sql.id(`backup_${table}`)
  await sql`declare ${cursor} no scroll cursor for
    select row_to_json(one)::text as json
    from (select ${columns} from ${sql.table(table)}) as one`.execute(snapshot)
  let group: string[] = []
  let size = 0
  for (;;) {
    const { rows } = await sql<{
      json: string
    }>`fetch ${sql.raw(String(fetchedRows))} from ${cursor}`.execute(snapshot)
    for (const { json } of rows) {
      if (size > 0 && size + json.length > usualRecord) {
        yield group
        group = []
        size = 0
      }
      group.push(json)
      size += json.length
    }
    if (rows.length < fetchedRows) break
  }
  if (group.length > 0) yield group
  await sql`close ${cursor}`.execute(snapshot)
}

export interface Extras {
  /** Images and uploads to add; null for none. */
  readonly files: AsyncIterable<StoredFile> | null
  /** Content of `server.key`; null to leave it out. */
  readonly key: string | null
}

/** Reads the records that follow the rows. */
export async function* remainingRecords(tally: Tally, extras: Extras): AsyncGenerator<Buffer> {
  if (extras.files !== null)
    for await (const file of extras.files)
      for await (const { offset, isLast, bytes } of file.parts()) {
        const header = { kind: 'file', path: file.path, offset, is_last: isLast } as const
        yield recordOf(tally, header, bytes)
      }
  if (extras.key !== null) yield recordOf(tally, { kind: 'key' }, Buffer.from(extras.key))
  const { tables, files } = tally
  yield recordOf(tally, { kind: 'end', tables, files, headers: tally.headers() })
}

/** Reads all records of a backup, for a sink that never waits for anybody. */
export async function* allRecords(
  snapshot: Transaction<Database>,
  extras: Extras,
): AsyncGenerator<Buffer> {
  const tally = new Tally()
  yield* rowRecords(snapshot, tally)
  yield* remainingRecords(tally, extras)
}

import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql, type Kysely } from 'kysely'
import type { Database } from './tables.ts'

const suffix = '.tar.gz'

/**
 * Writes a copy of the embedded database to `dataDir/dumps` and deletes the oldest beyond `kept`.
 * Unpacked as `dataDir/postgres` a copy is a database again.
 *
 * @returns the file's path
 */
export async function dumpDatabase(
  { db, embedded }: { db: Kysely<Database>; embedded: PGlite },
  { dataDir, kept, now }: { dataDir: string; kept: number; now: Date },
): Promise<string> {
  const folder = join(dataDir, 'dumps')
  await mkdir(folder, { recursive: true })
  const name = `${now.toISOString().replaceAll(':', '-')}${suffix}`
  // The one connection is held, so that no transaction is half written in the copy.
  const dump = await db.connection().execute(async (connection) => {
    await sql`checkpoint`.execute(connection)
    return embedded.dumpDataDir('gzip')
  })
  const unfinished = join(folder, `${name}.part`)
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 })
  await rename(unfinished, join(folder, name))
  await dropOldDumps(folder, kept)
  return join(folder, name)
}

async function dropOldDumps(folder: string, kept: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(suffix)).sort()
  for (const name of names.slice(0, -kept)) await rm(join(folder, name))
}

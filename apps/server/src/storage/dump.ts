import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql, type Kysely } from 'kysely'
import { makeFolder, writeDurably } from './durable-files.ts'
import type { Database } from './tables.ts'

const suffix = '.tar.gz'

interface Source {
  readonly db: Kysely<Database>
  readonly embedded: PGlite
}

interface Target {
  readonly dataDir: string
  /** How many dumps to keep. */
  readonly kept: number
  readonly now: Date
}

/**
 * Writes a dump of the embedded database to `dataDir/dumps` and deletes the oldest beyond `kept`.
 * To restore a dump, unpack it as `dataDir/postgres`.
 *
 * @returns the file's path
 */
export async function dumpDatabase(
  { db, embedded }: Source,
  { dataDir, kept, now }: Target,
): Promise<string> {
  const folder = dumpsFolder(dataDir)
  const name = `${now.toISOString().replaceAll(':', '-')}${suffix}`
  // Holds the only connection, so that the dump contains no half-written transaction.
  const dump = await db.connection().execute(async (connection) => {
    await sql`checkpoint`.execute(connection)
    return embedded.dumpDataDir('gzip')
  })
  await writeDurably(join(folder, name), Buffer.from(await dump.arrayBuffer()))
  await dropOldDumps(folder, kept)
  return join(folder, name)
}

/**
 * Writes a dump unless the newest is younger than `hours`; returns the dump's path, or null if none
 * was due.
 */
export async function dumpWhenDue(
  source: Source,
  target: Target,
  hours: number,
): Promise<string | null> {
  const folder = dumpsFolder(target.dataDir)
  makeFolder(folder)
  const newest = dumpNames(await readdir(folder)).at(-1)
  const age = newest ? target.now.getTime() - (await stat(join(folder, newest))).mtimeMs : Infinity
  return age < hours * 60 * 60 * 1000 ? null : dumpDatabase(source, target)
}

async function dropOldDumps(folder: string, kept: number): Promise<void> {
  for (const name of dumpNames(await readdir(folder)).slice(0, -kept)) await rm(join(folder, name))
}

/** Returns the dumps among the names of files, oldest first. */
export function dumpNames(files: readonly string[]): string[] {
  return files.filter((name) => name.endsWith(suffix)).sort()
}

/** Returns the folder of the dumps. */
export const dumpsFolder = (dataDir: string): string => join(dataDir, 'dumps')

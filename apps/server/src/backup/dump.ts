import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { makeFolder, writeDurably } from '../storage/durable-files.ts'
import { dumpNames, dumpsFolder, dumpSuffix } from '../storage/dumps-folder.ts'
import type { Database } from '../storage/tables.ts'
import { allRecords, compress, inSnapshot } from './write-backup.ts'

interface Target {
  readonly dataDir: string
  /** How many dumps to keep. */
  readonly kept: number
  readonly now: Date
}

/**
 * Writes a dump of the embedded database to `dataDir/dumps` and deletes the oldest beyond `kept`. A
 * dump is a backup without images, uploads and key.
 *
 * @returns the file's path
 */
export async function dumpDatabase(
  db: Kysely<Database>,
  { dataDir, kept, now }: Target,
): Promise<string> {
  const folder = dumpsFolder(dataDir)
  const path = join(folder, `${now.toISOString().replaceAll(':', '-')}${dumpSuffix}`)
  await inSnapshot(db, (snapshot) =>
    compress(allRecords(snapshot, { files: null, key: null }), (bytes) =>
      writeDurably(path, bytes),
    ),
  )
  await dropOldDumps(folder, kept)
  return path
}

/**
 * Writes a dump unless the newest is younger than `hours`; returns the dump's path, or null if none
 * was due.
 */
export async function dumpWhenDue(
  db: Kysely<Database>,
  target: Target,
  hours: number,
): Promise<string | null> {
  const folder = dumpsFolder(target.dataDir)
  makeFolder(folder)
  const newest = dumpNames(await readdir(folder)).at(-1)
  const age = newest ? target.now.getTime() - (await stat(join(folder, newest))).mtimeMs : Infinity
  return age < hours * 60 * 60 * 1000 ? null : dumpDatabase(db, target)
}

/** Whether anybody has stored something, so that a dump is worth its time. */
export async function holdsData(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('organisations') is not null as exists`.execute(db)
  if (rows[0]?.exists !== true) return false
  const found = await db.selectFrom('organisations').select('id').limit(1).executeTakeFirst()
  return found !== undefined
}

async function dropOldDumps(folder: string, kept: number): Promise<void> {
  for (const name of dumpNames(await readdir(folder)).slice(0, -kept)) await rm(join(folder, name))
}

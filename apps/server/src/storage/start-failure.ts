import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DiskFull, DatabaseUnavailable } from '@org/api'
import type { Settings } from '../settings/settings.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { dumpNames, dumpsFolder, formerDumpSuffix } from './dumps-folder.ts'

type Place = Pick<Settings, 'dataDir' | 'databaseUrl'>

/** Error codes of Postgres: an error of the disk, a missing file, damaged data, an internal error. */
const unreadable = /^(58\w{3}|XX\w{3})$/

/**
 * Converts an error of the start into one line that says what to do, if it is about the database
 * and not about the program; otherwise returns it as it is.
 */
export async function startFailure(error: unknown, place: Place): Promise<unknown> {
  if (error instanceof DatabaseUnavailable)
    return new SettingsError(`The database was lost during the start. ${oneLine(error.cause)}`)
  if (error instanceof DiskFull)
    return new SettingsError(`The disk of the database is full. ${oneLine(error.cause)}`)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return unreadable.test(code) ? unreadableDatabase(error, place) : error
}

/** Creates the error for a database that is damaged; it names what to restore. */
export async function unreadableDatabase(
  error: unknown,
  { dataDir, databaseUrl }: Place,
): Promise<SettingsError> {
  const reason = oneLine(error)
  if (databaseUrl !== null)
    return new SettingsError(
      `DATABASE_URL: the database cannot be read. ${reason}. Restore its newest backup.`,
    )
  const folder = join(dataDir, 'postgres')
  return new SettingsError(
    `DATA_DIR: the database in ${folder} cannot be read. ${reason}. ${await advice(dataDir)}`,
  )
}

async function advice(dataDir: string): Promise<string> {
  const dumps = dumpsFolder(dataDir)
  const newest = (await readdir(dumps).then(dumpNames, () => [])).at(-1)
  return newest === undefined
    ? `There is no dump in ${dumps}: restore the folder from a backup.`
    : `The newest dump is ${join(dumps, newest)}: move the folder away, ${
        newest.endsWith(formerDumpSuffix)
          ? 'unpack the dump in its place'
          : 'restore the dump (npm run restore -- FILE)'
      }, and start again.`
}

function oneLine(error: unknown): string {
  const text = error instanceof AggregateError ? error.errors.join(', ') : String(error)
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:RuntimeError|Error|error): /, '')
    .replace(/\.$/, '')
}

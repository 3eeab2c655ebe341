import type { Stats } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Ending of the name of a dump: a backup of the rows alone. */
export const dumpSuffix = '.backup'
/** Earlier versions packed the folder of the embedded database. */
export const formerDumpSuffix = '.tar.gz'

/** Returns the folder of the dumps. */
export const dumpsFolder = (dataDir: string): string => join(dataDir, 'dumps')

/** Returns the dumps among the names of files, oldest first. */
export function dumpNames(files: readonly string[]): string[] {
  return files
    .filter((name) => name.endsWith(dumpSuffix) || name.endsWith(formerDumpSuffix))
    .toSorted()
}

/** Returns the newest dump's time and size; null if there is none. */
export async function newestDump(dataDir: string): Promise<Pick<Stats, 'mtimeMs' | 'size'> | null> {
  const folder = dumpsFolder(dataDir)
  try {
    const name = dumpNames(await readdir(folder)).at(-1)
    return name === undefined ? null : await stat(join(folder, name))
  } catch (error) {
    // Either the folder does not exist yet, or a newer dump has just replaced this one.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

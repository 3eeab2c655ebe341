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

import path from 'node:path'

/** Returns the files that import a file. */
export type ImportersOf = (file: string) => Iterable<string>

/**
 * Counts the imports between each file and the nearest changed one: 0 for a changed file, 1 for a
 * file that imports one. Leaves out files that import no changed file, directly or indirectly.
 */
export function importDistances(
  changed: readonly string[],
  importersOf: ImportersOf,
): Map<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]))
  // Iterating over a Map also visits entries added during the iteration.
  for (const [file, distance] of distances)
    for (const importer of importersOf(file))
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return distances
}

/** Whether the test is in the folder of a changed file or in one above it. */
const ownsChange = (test: string, changed: readonly string[]) =>
  changed.some((file) => file.startsWith(`${path.posix.dirname(test)}/`))

export interface Selection {
  run: string[]
  leftOut: string[]
}

/** Maximum import distance of a test: 2 reaches the tests of components that use a changed one. */
export const maxDistance = 2

/** Maximum number of test files per browser project. */
export const maxFiles = 8

/**
 * Selects the tests nearest to the change: first those in the changed file's folder or in one above
 * it, then those at most `maxDistance` imports away, up to `maxFiles` in all.
 */
export function nearestTests(
  tests: readonly string[],
  changed: readonly string[],
  distances: ReadonlyMap<string, number>,
): Selection {
  const ranked = tests
    .map((test) => ({
      test,
      distance: ownsChange(test, changed) ? 0 : (distances.get(test) ?? Infinity),
    }))
    .sort((a, b) => a.distance - b.distance || a.test.localeCompare(b.test, 'en'))
  const run = ranked
    .filter(({ distance }) => distance <= maxDistance)
    .slice(0, maxFiles)
    .map(({ test }) => test)
  return { run, leftOut: ranked.map(({ test }) => test).filter((test) => !run.includes(test)) }
}

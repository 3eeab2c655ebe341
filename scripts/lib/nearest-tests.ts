import path from 'node:path'

/** The files that import a file. */
export type ImportersOf = (file: string) => Iterable<string>

/**
 * How many imports lie between each file and the nearest changed one: 0 for a changed file, 1 for a file
 * that imports one. Files that reach none are missing.
 */
export function importDistances(
  changed: readonly string[],
  importersOf: ImportersOf,
): Map<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]))
  // A Map visits the entries that are added meanwhile, too.
  for (const [file, distance] of distances)
    for (const importer of importersOf(file))
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return distances
}

/** Whether the test lies in the folder of a changed file or in one above it. */
const ownsChange = (test: string, changed: readonly string[]) =>
  changed.some((file) => file.startsWith(`${path.posix.dirname(test)}/`))

export interface Selection {
  run: string[]
  leftOut: string[]
}

/** Imports between a test and a changed file: 2 reaches the tests of what uses a changed component. */
export const farthest = 2

/** Most test files of one project that run in a browser. */
export const mostFiles = 8

/**
 * The tests nearest to the change. Tests in the changed file's folder, or in one above it, come first;
 * then those at most `farthest` imports away. The rest is left out, and whatever exceeds `mostFiles`.
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
    .filter(({ distance }) => distance <= farthest)
    .slice(0, mostFiles)
    .map(({ test }) => test)
  return { run, leftOut: ranked.map(({ test }) => test).filter((test) => !run.includes(test)) }
}

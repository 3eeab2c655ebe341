import type { TestResult } from './reports.ts'

/** How many tests of a contract suite passed over an adapter of `@org/data`. */
export interface PortCount {
  /** Name of the suite, for example `stock ports`. */
  suite: string
  /** Name of the adapter, for example `memory`. */
  adapter: string
  passed: number
}

const suiteTitle = /^(\w+ ports) over (memory|the server|Firebase)\b/

/** Counts the passed tests of each contract suite over each adapter that the results contain. */
export function countPorts(results: readonly TestResult[]): PortCount[] {
  const counts = new Map<string, PortCount>()
  for (const { title, status } of results) {
    const [name, suite, adapter] = suiteTitle.exec(title) ?? []
    if (name === undefined || suite === undefined || adapter === undefined) continue
    const count = counts.get(name) ?? { suite, adapter, passed: 0 }
    counts.set(name, count)
    if (status === 'passed') count.passed += 1
  }
  return [...counts.values()].toSorted((a, b) => a.suite.localeCompare(b.suite))
}

/** Formats the counts, one per line. */
export const formatPorts = (counts: readonly PortCount[]): string[] =>
  counts.map(({ suite, adapter, passed }) => `${`${suite} over ${adapter}`.padEnd(32)} ${passed}`)

/** Reports the suites in which the adapters passed different numbers of tests, one per line. */
export function unequalPorts(counts: readonly PortCount[]): string[] {
  const suites = Map.groupBy(counts, ({ suite }) => suite)
  return [...suites]
    .filter(([, mine]) => new Set(mine.map(({ passed }) => passed)).size > 1)
    .map(([suite]) => `Not all adapters pass the same number of tests of the ${suite}.`)
}

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { at, root } from './paths.ts'

/** The test projects, in the order in which they run. */
export const projects = ['unit', 'browser', 'stories', 'e2e'] as const
export type Project = (typeof projects)[number]

export interface TestResult {
  project: Project
  /** Relative to the repository. */
  file: string
  title: string
  status: 'passed' | 'failed' | 'skipped'
  /** Whether the test failed in the first run of its file and passed in the second. */
  isFlaky?: boolean
  /** Error messages of the failed attempt. */
  failures?: readonly string[]
}

interface JsonReport {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: {
      fullName: string
      status: string
      meta?: { failures?: string[] }
    }[]
  }[]
}

/** The first run of a project, or the retry of its failing files. */
export type Round = 'first' | 'again'

export const reportFile = (project: Project, round: Round = 'first'): string =>
  at('reports', round === 'first' ? `${project}.json` : `${project}-again.json`)

/** File with the messages of errors outside tests; missing if there were none. */
export const strayErrorsFile = at('reports/stray-errors.json')

/** Results of a project's last run, including retries; empty if it has not run. */
export const readReport = (project: Project): TestResult[] =>
  replaceFiles(readRound(project, 'first'), readRound(project, 'again'))

/** Replaces the results of retried files; a test that passed only on the retry is marked as flaky. */
export function replaceFiles(
  first: readonly TestResult[],
  again: readonly TestResult[],
): TestResult[] {
  const files = new Set(again.map(({ file }) => file))
  const before = first.filter(({ file }) => files.has(file))
  const failed = before.filter(({ status }) => status === 'failed')
  return [
    ...first.filter(({ file }) => !files.has(file)),
    ...again.map((result) => {
      const had = failed.find(({ file, title }) => file === result.file && title === result.title)
      if (!had || result.status !== 'passed') return result
      return { ...result, isFlaky: true, failures: had.failures ?? [] }
    }),
  ]
}

/** Results of a single run. A file that failed to load counts as one failure. */
export function readRound(project: Project, round: Round): TestResult[] {
  const file = reportFile(project, round)
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8')) as JsonReport
  return report.testResults.flatMap((suite): TestResult[] => {
    const relative = path.relative(root, suite.name)
    if (suite.assertionResults.length === 0 && suite.status === 'failed') {
      return [
        { project, file: relative, title: `${relative} did not load`, status: 'failed' as const },
      ]
    }
    return suite.assertionResults.map((test) => ({
      project,
      file: relative,
      title: test.fullName,
      status:
        test.status === 'passed'
          ? ('passed' as const)
          : test.status === 'failed'
            ? ('failed' as const)
            : ('skipped' as const),
      failures: test.meta?.failures ?? [],
    }))
  })
}

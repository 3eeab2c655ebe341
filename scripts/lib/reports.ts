import { existsSync, readFileSync } from 'node:fs'
import { at } from './paths.ts'

/** The test projects. */
export const projects = ['unit', 'browser', 'stories', 'e2e'] as const
export type Project = (typeof projects)[number]

/** The runs of a whole test: one for each project, and two halves of the longest. */
export const parts = ['unit', 'browser', 'stories-1', 'stories-2', 'e2e-1', 'e2e-2'] as const
export type Part = (typeof parts)[number]

/** The project of a part and, if it is a half, which. */
export function projectOf(part: Part): { project: Project; half?: '1' | '2' } {
  const [, project = part, half] = /^(stories|e2e)-([12])$/.exec(part) ?? []
  return { project: project as Project, ...(half ? { half: half as '1' | '2' } : {}) }
}

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

export interface Report {
  results: readonly TestResult[]
  /** Messages of errors outside tests. */
  strayErrors: readonly string[]
}

/** The first run of a part, or the retry of its failing files. */
export type Round = 'first' | 'again'

export const reportFile = (part: Part, round: Round): string =>
  at('reports', round === 'first' ? `${part}.json` : `${part}-again.json`)

/** Whether a run ended with a report; a crash of the browser leaves none. */
export const hasReport = (part: Part, round: Round = 'first'): boolean =>
  existsSync(reportFile(part, round))

/** Report of a single run; empty if there is none. */
export function readRound(part: Part, round: Round): Report {
  if (!hasReport(part, round)) return { results: [], strayErrors: [] }
  return JSON.parse(readFileSync(reportFile(part, round), 'utf8')) as Report
}

/** Results of a part's last run, including retries; empty if there was none. */
export const readResults = (part: Part): TestResult[] =>
  replaceFiles(readRound(part, 'first').results, readRound(part, 'again').results)

/**
 * Replaces the results of retried files; what failed first and not on the retry is marked as flaky. Failures
 * before or after all tests are reported only where they happen.
 */
export function replaceFiles(
  first: readonly TestResult[],
  again: readonly TestResult[],
): TestResult[] {
  const files = new Set(again.map(({ file }) => file))
  const failed = first.filter(({ file, status }) => status === 'failed' && files.has(file))
  const sameAs = (one: TestResult) => (other: TestResult) =>
    one.file === other.file && one.title === other.title
  const asFlaky = (result: TestResult, { failures = [] }: TestResult): TestResult => ({
    ...result,
    status: 'passed',
    isFlaky: true,
    failures,
  })
  return [
    ...first.filter(({ file }) => !files.has(file)),
    ...again.map((result) => {
      const before = failed.find(sameAs(result))
      return before && result.status === 'passed' ? asFlaky(result, before) : result
    }),
    ...failed.filter((result) => !again.some(sameAs(result))).map((one) => asFlaky(one, one)),
  ]
}

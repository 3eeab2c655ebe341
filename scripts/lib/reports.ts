import { existsSync, readFileSync } from 'node:fs'
import { at } from './paths.ts'

/** The test projects. */
export const projects = ['unit', 'browser', 'stories', 'e2e'] as const
export type Project = (typeof projects)[number]

/** The parts of a complete test run: one for each project, or several if the project takes long. */
export const parts = [
  'unit',
  'browser-1',
  'browser-2',
  'stories-1',
  'stories-2',
  'stories-3',
  'e2e-1',
  'e2e-2',
  'e2e-3',
  'e2e-4',
] as const
export type Part = (typeof parts)[number]

/**
 * Returns the project of a part and, if the part runs only some of the project's files, its shard:
 * `2/4` is the second quarter.
 */
export function projectOf(part: Part): { project: Project; shard?: string } {
  const [, project, number] = /^(browser|stories|e2e)-(\d)$/.exec(part) ?? []
  if (!project) return { project: part as Project }
  const count = parts.filter((other) => other.startsWith(`${project}-`)).length
  return { project: project as Project, shard: `${number}/${count}` }
}

export interface TestResult {
  project: Project
  /** Path relative to the repository. */
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
  /**
   * Files that did not run to their end, because the browser's page was lost. They have no results.
   */
  unfinished: readonly string[]
}

/**
 * Maximum number of runs of a part: the first, two after a lost page, and the retry of what failed.
 */
export const maxRuns = 4

/** Where the report of a part's run is written; runs are counted from 1. */
export const reportFile = (part: Part, run: number): string => at('reports', `${part}.${run}.json`)

/** Whether a run ended with a report. */
export const hasReport = (part: Part, run = 1): boolean => existsSync(reportFile(part, run))

const readReport = (part: Part, run: number): Report =>
  JSON.parse(readFileSync(reportFile(part, run), 'utf8')) as Report

/** Reports of a part's runs, in order. */
export const readReports = (part: Part): Report[] =>
  Array.from({ length: maxRuns }, (_, index) => index + 1)
    .filter((run) => hasReport(part, run))
    .map((run) => readReport(part, run))

/** Where the report of the last run of unit tests on Firebase's emulators is written. */
export const emulatorReport = at('reports', 'emulators.json')

/** Where the report of the last run of end-to-end tests on Firebase's emulators is written. */
export const journeyReport = at('reports', 'emulators-e2e.json')

/** Results of the last runs on Firebase's emulators; null if there was none. */
export function readEmulatorResults(): readonly TestResult[] | null {
  const files = [emulatorReport, journeyReport].filter((file) => existsSync(file))
  if (files.length === 0) return null
  return files.flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as Report).results)
}

/** Results of a part after all its runs; empty if there was none. */
export const readResults = (part: Part): TestResult[] =>
  readReports(part).reduce<TestResult[]>((all, { results }) => replaceFiles(all, results), [])

/**
 * Replaces the results of retried files. A test that failed at first and passed on the retry is
 * marked as flaky. So is a failed `beforeAll` or `afterAll` for which the retry has no result,
 * because it did not fail again.
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

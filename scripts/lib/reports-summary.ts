import type { Project, TestResult } from './reports.ts'

/** Maximum number of failures to retry. More failures than this are not due to flaky tests. */
const maxToRetry = 8

/**
 * Selects the test files of a failed part that get a second and last attempt, in a separate run.
 */
export function filesToRetry(
  results: readonly TestResult[],
  strayErrors: readonly string[],
): string[] {
  const failed = results.filter(({ status }) => status === 'failed')
  if (strayErrors.length > 0 || failed.length > maxToRetry) return []
  return [...new Set(failed.map(({ file }) => file))]
}

export interface TestRun {
  results: readonly TestResult[]
  /** Projects whose run ended with an error, with the messages of the errors outside its tests. */
  broken: readonly { project: Project; strayErrors: readonly string[] }[]
  /** Problems outside the tests, one per line. */
  errors: readonly string[]
}

const name = ({ project, file, title }: TestResult) => `[${project}] ${file}: ${title}`

const indented = (messages: readonly string[]): string[] =>
  messages.flatMap((message) => message.split('\n').map((line) => `    ${line}`))

const reasons = ({ failures = [] }: TestResult): string[] => indented(failures)

/** Summarises a run. Returns the lines to print, which end with the counts, and the exit code. */
export function summarise({ results, broken, errors }: TestRun): {
  lines: string[]
  exitCode: 0 | 1
} {
  const having = (status: TestResult['status']) =>
    results.filter((result) => result.status === status)
  const failed = having('failed')
  // A run that ends with an error but no failing test (crash, unhandled rejection) is a failure
  // too.
  const silent = broken.filter(({ project }) => !failed.some((test) => test.project === project))
  const retried = results.filter((result) => result.isFlaky)
  const skipped = having('skipped').length
  const failures = failed.length + silent.length + errors.length
  const lines = [
    ...failed.flatMap((result) => [`failed: ${name(result)}`, ...reasons(result)]),
    ...silent.flatMap(({ project, strayErrors }) => [
      `failed: the ${project} run ended with an error outside its tests`,
      ...indented(strayErrors),
    ]),
    ...errors.map((error) => `failed: ${error}`),
    ...(retried.length > 0 ? [`${retried.length} passed only on the second attempt:`] : []),
    ...retried.flatMap((result) => [`  ${name(result)}`, ...reasons(result)]),
    `${having('passed').length} passed, ${failures} failed${skipped ? `, ${skipped} skipped` : ''}`,
  ]
  return { lines, exitCode: failures > 0 ? 1 : 0 }
}

import type { Project, TestResult } from './reports.ts'

/** With more failures than these something is broken, and a retry would only take time. */
const mostToRetry = 8

/** The files of a failed run that get a second and last attempt, by themselves. */
export function filesToRetry(results: readonly TestResult[]): string[] {
  const failed = results.filter(({ status }) => status === 'failed')
  return failed.length > mostToRetry ? [] : [...new Set(failed.map(({ file }) => file))]
}

export interface TestRun {
  results: readonly TestResult[]
  /** Projects whose run ended with an error. */
  broken: readonly Project[]
  /** Problems outside the tests, one per line. */
  errors: readonly string[]
}

const name = ({ project, file, title }: TestResult) => `[${project}] ${file}: ${title}`

const reasons = ({ failures = [] }: TestResult): string[] =>
  failures.flatMap((message) => message.split('\n').map((line) => `    ${line}`))

/** The summary of a run, with the counts in the last line, and its exit code. */
export function summarise({ results, broken, errors }: TestRun): {
  lines: string[]
  exitCode: 0 | 1
} {
  const having = (status: TestResult['status']) =>
    results.filter((result) => result.status === status)
  const failed = having('failed')
  // A run that breaks without a failing test (a crash, an unhandled rejection) is a failure too.
  const silent = broken.filter((project) => !failed.some((result) => result.project === project))
  const retried = results.filter((result) => result.isFlaky)
  const skipped = having('skipped').length
  const failures = failed.length + silent.length + errors.length
  const lines = [
    ...failed.flatMap((result) => [`failed: ${name(result)}`, ...reasons(result)]),
    ...silent.map((project) => `failed: the ${project} run ended with an error outside its tests`),
    ...errors.map((error) => `failed: ${error}`),
    ...(retried.length > 0 ? [`${retried.length} passed only on the second attempt:`] : []),
    ...retried.flatMap((result) => [`  ${name(result)}`, ...reasons(result)]),
    `${having('passed').length} passed, ${failures} failed${skipped ? `, ${skipped} skipped` : ''}`,
  ]
  return { lines, exitCode: failures > 0 ? 1 : 0 }
}

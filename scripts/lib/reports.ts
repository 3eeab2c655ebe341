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
  /** It failed first, and passed when it was tried again. */
  isSecondTry?: boolean
  /** Why each failed try did. */
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
      meta?: { isSecondTry?: boolean; failures?: string[] }
    }[]
  }[]
}

export const reportFile = (project: Project): string => at('reports', `${project}.json`)

/** The results of a project's last run; empty when it has not run. A file that failed to load counts as one failure. */
export function readReport(project: Project): TestResult[] {
  const file = reportFile(project)
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
      isSecondTry: test.meta?.isSecondTry === true,
      failures: test.meta?.failures ?? [],
    }))
  })
}

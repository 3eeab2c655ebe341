import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { strayErrorsFile } from './reports.ts'

/**
 * Number of lines of an error that a summary shows: enough for a message, or a screenshot's name
 * and its difference.
 */
const lines = 7

/**
 * Adds what the JSON report leaves out: short messages of failed tests and, in a separate file,
 * errors outside tests.
 */
export default class FailureReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { errors } = test.result()
    if (!errors || errors.length === 0) return
    Object.assign(test.meta(), {
      failures: errors.map(({ message }) =>
        stripVTControlCharacters(message).trim().split('\n').slice(0, lines).join('\n'),
      ),
    })
  }

  onTestRunEnd(_modules: readonly TestModule[], strayErrors: readonly { message: string }[]): void {
    if (strayErrors.length === 0) return
    writeFileSync(strayErrorsFile, JSON.stringify(strayErrors.map(({ message }) => message)))
  }
}

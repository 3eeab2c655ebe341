import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase } from 'vitest/node'

/** Lines of an error that a summary has room for: the message and, of a screenshot, the count of pixels. */
const lines = 6

/**
 * Adds to the JSON report what it leaves out: which tests passed only when they were tried again,
 * and why each try before had failed.
 */
export default class SecondTryReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { errors } = test.result()
    if (!errors || errors.length === 0) return
    Object.assign(test.meta(), {
      isSecondTry: test.diagnostic()?.flaky === true,
      failures: errors.map(({ message }) =>
        stripVTControlCharacters(message).trim().split('\n').slice(0, lines).join('\n'),
      ),
    })
  }
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import path from 'node:path'
import {
  BaseSequencer,
  type Reporter,
  type SerializedError,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from 'vitest/node'
import { root } from './paths.ts'
import type { Project, Report, TestResult } from './reports.ts'

/**
 * Number of lines of an error that a summary shows: enough for a message, or a screenshot's name
 * and its difference.
 */
const lines = 7

const summaryOf = ({ message }: SerializedError) =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, lines).join('\n')

/**
 * Returns the messages of an error and its causes, because only a cause says that the page was
 * lost.
 */
function messagesOf(error: SerializedError): string {
  const cause = error.cause as SerializedError | undefined
  return [summaryOf(error), ...(cause?.message ? [messagesOf(cause)] : [])].join('\n')
}

const hasEnded = (module: TestModule) => ['passed', 'failed', 'skipped'].includes(module.state())

/**
 * Results of the tests of a file. A file that failed to load counts as one failure, and so does
 * each group of tests whose `beforeAll` or `afterAll` failed.
 */
function resultsOf(module: TestModule): TestResult[] {
  const file = module.relativeModuleId
  // The name of a browser project includes its browser: `stories (chromium)`.
  const project = module.project.name.split(' ')[0] as Project
  const tests = [...module.children.allTests()]
  if (tests.length === 0 && !module.ok()) {
    const failures = module.errors().map(summaryOf)
    return [{ project, file, title: `${file} did not load`, status: 'failed', failures }]
  }
  const groups = [module, ...module.children.allSuites()].filter(
    (group) => group.errors().length > 0,
  )
  return [
    ...tests.map((test): TestResult => {
      const { state, errors = [] } = test.result()
      const status = state === 'pending' ? 'skipped' : state
      return { project, file, title: test.fullName, status, failures: errors.map(summaryOf) }
    }),
    ...groups.map((group): TestResult => {
      const title = `before or after all tests of ${group.type === 'module' ? file : group.fullName}`
      return { project, file, title, status: 'failed', failures: group.errors().map(summaryOf) }
    }),
  ]
}

/** Writes the results of a run to the file that `TEST_REPORT` names. */
export default class ReportWriter implements Reporter {
  #vitest: Vitest | undefined
  #files: string[] = []

  /** Where the report is written. */
  protected readonly file: string = process.env['TEST_REPORT'] ?? ''

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  async onTestRunStart(specifications: readonly TestSpecification[]): Promise<void> {
    const all = [...specifications]
    // Vitest passes the files of all shards here, and selects those of this shard only later.
    const mine = this.#vitest?.config.shard ? new BaseSequencer(this.#vitest).shard(all) : all
    this.#files = (await mine).map(({ moduleId }) => path.relative(root, moduleId))
  }

  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly SerializedError[]): void {
    const ended = modules.filter(hasEnded)
    const names = new Set(ended.map(({ relativeModuleId }) => relativeModuleId))
    const report: Report = {
      results: ended.flatMap(resultsOf),
      strayErrors: strayErrors.map(messagesOf),
      unfinished: this.#files.filter((file) => !names.has(file)),
    }
    mkdirSync(path.dirname(this.file), { recursive: true })
    writeFileSync(this.file, JSON.stringify(report))
  }
}

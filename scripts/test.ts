// npm test [-- --changed] [project …]: runs every test project; the last line counts passed and failed
// tests. With --changed, runs only the test files that may be affected by changes since the
// merge base.
import { mkdirSync, rmSync } from 'node:fs'
import { baselineErrors, readBaselines, skippedScreenshots } from './lib/baselines.ts'
import { findBrowser, findPinnedBrowser } from './lib/browser.ts'
import { selectChanged } from './lib/changed-run.ts'
import { at } from './lib/paths.ts'
import { run, runBuffered, timed } from './lib/process.ts'
import { filesToRetry, summarise, type TestRun } from './lib/reports-summary.ts'
import {
  hasReport,
  parts,
  projectOf,
  projects,
  readResults,
  readRound,
  reportFile,
  type Part,
  type Project,
  type Round,
} from './lib/reports.ts'
import { buildWebIfStale } from './lib/web-build.ts'

const isProject = (argument: string): argument is Project => projects.includes(argument as Project)
const names = process.argv.slice(2).filter((argument) => argument !== '--changed')
const unknown = names.find((argument) => !isProject(argument))
if (unknown !== undefined) {
  console.error(
    `"${unknown}" is not a test project (${projects.join(', ')}). Run single files with \`npx vitest run --project unit <file>\`.`,
  )
  process.exit(2)
}
const asked = names.filter(isProject)
const wanted = asked.length > 0 ? asked : projects
const selection = process.argv.includes('--changed') ? await selectChanged(wanted) : null
const selected = wanted.filter((project) => !selection || selection[project].run.length > 0)
/** A few files need not be halved. */
const selectedParts = parts.filter(
  (part) =>
    selected.includes(projectOf(part).project) && !(selection && projectOf(part).half === '2'),
)

const browser = await findBrowser()
console.log(`Browser of the tests: ${browser.executablePath} (${browser.origin}).`)
const isCI = Boolean(process.env['CI'])
const skipped = skippedScreenshots({
  isCI,
  isOff: process.env['SCREENSHOTS'] === 'off',
  hasPinnedBrowser: (await findPinnedBrowser()) !== null,
})
if (skipped) console.log(skipped.message)
if (skipped?.isFatal) process.exit(1)
if (!process.env['TEST_DATABASE_URL']) {
  console.log('Postgres is not tested: TEST_DATABASE_URL is not set. The embedded database is.')
}

mkdirSync(at('reports'), { recursive: true })
// Also removes reports of projects that do not run now: otherwise `npm run claims` would combine
// runs of different sources.
removeReports()
rmSync(at('reports/screenshots.json'), { force: true })
if (!selection || selected.includes('e2e')) await buildWebIfStale()

const ofStories = {
  // By default the first attempt would write a missing screenshot, so that the retry would pass.
  args: ['--no-isolate', '--update=none'],
  // React's production build takes a third less time; .storybook/laws fails on the warnings of the
  // development build.
  env: { ...process.env, NODE_ENV: 'production' },
}

function removeReports(): void {
  for (const part of parts) {
    rmSync(reportFile(part, 'first'), { force: true })
    rmSync(reportFile(part, 'again'), { force: true })
  }
}

/**
 * Both lanes run at the same time, the parts of a lane in turn. A single project often waits, so that one
 * alone leaves a quarter of two cores idle.
 */
const lanes: readonly (readonly Part[])[] = [
  ['unit', 'e2e-1'],
  ['browser', 'stories-1', 'stories-2', 'e2e-2'],
]

/** Runs a part of the tests, or some of its files; returns whether all tests passed. */
async function passes(
  part: Part,
  round: Round,
  files: string[] = [],
  runner: typeof run = run,
): Promise<boolean> {
  const { project, half } = projectOf(part)
  const { args, env } = project === 'stories' ? ofStories : { args: [], env: process.env }
  const code = await runner(
    'vitest',
    [
      'run',
      ...files,
      '--project',
      project,
      '--reporter=default',
      `--reporter=${at('scripts/lib/report-writer.ts')}`,
      ...(files.length === 0 && half ? [`--shard=${half}/2`] : []),
      ...args,
    ],
    { env: { ...env, TEST_REPORT: reportFile(part, round) } },
  )
  return code === 0
}

/** Runs the selected parts of a lane and returns those that failed. */
async function failedOf(lane: readonly Part[], runner: typeof run): Promise<Part[]> {
  const failed: Part[] = []
  for (const part of lane.filter((name) => selectedParts.includes(name))) {
    const files = selection?.[projectOf(part).project].run
    const runAll = () => passes(part, 'first', files, runner)
    let passed = await timed(`tests: ${part}`, runAll)
    if (!passed && !hasReport(part)) {
      passed = await timed(`tests: ${part} again, after a crash`, runAll)
    }
    if (!passed) failed.push(part)
  }
  return failed
}

/** Whether the failing files of a part pass the second and last attempt, after which they are listed as flaky. */
async function passesAgain(part: Part): Promise<boolean> {
  const files = filesToRetry(readRound(part, 'first'))
  if (files.length === 0) return false
  return timed(`tests: ${part}, failing files again`, () => passes(part, 'again', files))
}

// Only the first lane prints while it runs; the parts of the other print when they end.
const failed = await Promise.all(
  lanes.map((lane, index) => failedOf(lane, index === 0 ? run : runBuffered)),
)
const broken: TestRun['broken'][number][] = []
for (const part of failed.flat()) {
  if (await passesAgain(part)) continue
  broken.push({
    project: projectOf(part).project,
    strayErrors: readRound(part, 'first').strayErrors,
  })
}

// Only a run that rendered every story shows which screenshots belong to no story.
const renderedAll =
  !selection && selected.includes('stories') && !broken.some(({ project }) => project === 'stories')
const { lines, exitCode } = summarise({
  results: selectedParts.flatMap(readResults),
  broken,
  errors: renderedAll ? baselineErrors(readBaselines(), isCI) : [],
})
// `npm run claims` would miss the claims of the tests that were left out.
if (selection) removeReports()
console.log(['', ...lines].join('\n'))
process.exit(exitCode)

// npm test [-- --changed] [-- --system-browser] [project …]: runs every test project; the last line
// counts passed and failed tests. With --changed, runs only the test files that may be affected by
// changes since the merge base. With --system-browser, uses the machine's browser and fonts instead
// of the pinned ones.
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { dropPrepared } from '@org/server/testing/prepared-databases'
import { baselineErrors, readBaselines, skippedScreenshots } from './lib/baselines.ts'
import { findTestBrowser } from './lib/browser.ts'
import { selectChanged } from './lib/changed-run.ts'
import { at } from './lib/paths.ts'
import { run, runBuffered, timed } from './lib/process.ts'
import { filesToRetry, summarise, type TestRun } from './lib/reports-summary.ts'
import {
  hasReport,
  maxRuns,
  parts,
  projectOf,
  projects,
  readReports,
  readResults,
  reportFile,
  type Part,
  type Project,
} from './lib/reports.ts'
import { makeTemporaryFolder } from './lib/temporary-folder.ts'
import { buildWebIfStale } from './lib/web-build.ts'

const isProject = (argument: string): argument is Project => projects.includes(argument as Project)
const options = ['--changed', '--system-browser']
const names = process.argv.slice(2).filter((argument) => !options.includes(argument))
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
/**
 * The parts to run. With --changed, only the first part of each project runs, and it runs all
 * selected files of the project.
 */
const selectedParts = parts.filter((part) => {
  const { project, shard = '1/' } = projectOf(part)
  return selected.includes(project) && (!selection || shard.startsWith('1/'))
})

// The test projects and the end-to-end tests read it.
if (process.argv.includes('--system-browser')) process.env['TEST_BROWSER'] = 'system'
const browser = await findTestBrowser()
const fonts = browser.isPinned ? 'with the pinned fonts' : "with the machine's fonts"
console.log(`Browser of the tests: ${browser.executablePath} (${browser.origin}), ${fonts}.`)
const isCI = Boolean(process.env['CI'])
const skipped = skippedScreenshots({
  isCI,
  isOff: process.env['SCREENSHOTS'] === 'off',
  hasPinnedBrowser: browser.isPinned,
})
if (skipped) console.log(skipped.message)
if (skipped?.isFatal) process.exit(1)
if (!process.env['TEST_DATABASE_URL']) {
  console.log('Postgres is not tested: TEST_DATABASE_URL is not set. The embedded database is.')
}
console.log('Firestore is not tested: its emulator runs only in `npm run test:emulators`.')

// Tests and their browsers inherit it.
process.env['TMPDIR'] = makeTemporaryFolder()
// The first server of a run leaves its compiled sources there, so that each further one spends 0.6
// CPU seconds less on its start.
process.env['NODE_COMPILE_CACHE'] = path.join(process.env['TMPDIR'], 'compiled-sources')
// All parts copy the same data folders and databases, which take 10 CPU seconds to prepare.
const preparedData = path.join(process.env['TMPDIR'], 'prepared-data')
process.env['TEST_PREPARED_DATA'] = preparedData

mkdirSync(at('reports'), { recursive: true })
// Also removes reports of projects that do not run now: otherwise `npm run claims` would combine
// runs of different sources.
removeReports()
rmSync(at('reports/screenshots.json'), { force: true })
if (!selection || selected.includes('e2e')) await buildWebIfStale()

const ofStories = {
  // By default the first attempt would write a missing screenshot, so that the retry would pass.
  args: ['--no-isolate', '--update=none'],
  // React's production build takes a third less time. It prints no warnings, but the tests in
  // .storybook/laws use the development build and fail on its warnings.
  env: { ...process.env, NODE_ENV: 'production' },
}

function removeReports(): void {
  for (const part of parts) {
    for (let run = 1; run <= maxRuns; run += 1) rmSync(reportFile(part, run), { force: true })
  }
}

/**
 * Two lanes of parts: the lanes run in parallel, the parts of a lane one after the other. Tests
 * often wait, so that a single lane would leave a quarter of two cores idle.
 */
const lanes: readonly (readonly Part[])[] = [['unit'], ['stories-1', 'stories-2', 'stories-3']]

/**
 * Parts that run in whichever lane is free first, the shortest last, so that both lanes end at
 * about the same time.
 */
const shared: Part[] = ['e2e-1', 'e2e-2', 'e2e-3', 'e2e-4', 'browser-1', 'browser-2']

/** How many runs of each part have started. */
const started = new Map<Part, number>()

/** Runs a part of the tests, or some of its files; returns whether all tests passed. */
async function passes(
  part: Part,
  files: readonly string[] = [],
  runner: typeof run = run,
): Promise<boolean> {
  const number = (started.get(part) ?? 0) + 1
  started.set(part, number)
  const { project, shard } = projectOf(part)
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
      ...(files.length === 0 && shard ? [`--shard=${shard}`] : []),
      ...args,
    ],
    { env: { ...env, TEST_REPORT: reportFile(part, number) } },
  )
  return code === 0
}

/** How many times a part may be resumed after the browser has lost its page. */
const maxLost = maxRuns - 2

/**
 * Returns the files that the last run of a part did not finish, or null if there are none. If the
 * run wrote no report, these are all files of the part.
 */
function unfinishedOf(part: Part, files: readonly string[] = []): readonly string[] | null {
  if (!hasReport(part, started.get(part))) return files
  const { unfinished = [] } = readReports(part).at(-1) ?? {}
  return unfinished.length > 0 ? unfinished : null
}

/**
 * Runs a part. If the browser loses its page, which happens in long runs, runs the unfinished files
 * again. Returns whether all tests passed.
 */
async function passesWhole(part: Part, runner: typeof run): Promise<boolean> {
  const files = selection?.[projectOf(part).project].run
  let passed = await timed(`tests: ${part}`, () => passes(part, files, runner))
  for (let lost = 0; lost < maxLost && !passed; lost += 1) {
    const left = unfinishedOf(part, files)
    if (!left) break
    const label = `tests: ${part}, after its page was lost`
    passed = await timed(label, () => passes(part, left, runner))
  }
  return passed && readResults(part).every(({ status }) => status !== 'failed')
}

/** Runs the selected parts of a lane, then those of `shared`, and returns the parts that failed. */
async function failedOf(lane: readonly Part[], runner: typeof run): Promise<Part[]> {
  const own = [...lane]
  const failed: Part[] = []
  for (let part = own.shift(); part; part = own.shift() ?? shared.shift()) {
    if (selectedParts.includes(part) && !(await passesWhole(part, runner))) failed.push(part)
  }
  return failed
}

/** Returns the messages of errors outside tests in the last run of a part. */
const strayErrorsOf = (part: Part) => readReports(part).at(-1)?.strayErrors ?? []

/**
 * Runs the failing files of a part a second and last time; returns whether they pass. Their tests
 * are then listed as flaky.
 */
async function passesAgain(part: Part): Promise<boolean> {
  const files = filesToRetry(readResults(part), strayErrorsOf(part))
  if (files.length === 0) return false
  return timed(`tests: ${part}, failing files again`, () => passes(part, files))
}

// Only the first lane prints while it runs; the parts of the other lane print when they end.
const failed = await Promise.all(
  lanes.map((lane, index) => failedOf(lane, index === 0 ? run : runBuffered)),
)
const broken: TestRun['broken'][number][] = []
for (const part of failed.flat()) {
  if (await passesAgain(part)) continue
  broken.push({ project: projectOf(part).project, strayErrors: strayErrorsOf(part) })
}

// Only a run that rendered every story shows which screenshots belong to no story.
const renderedAll =
  !selection && selected.includes('stories') && !broken.some(({ project }) => project === 'stories')
const { lines, exitCode } = summarise({
  results: selectedParts.flatMap(readResults),
  broken,
  errors: renderedAll ? baselineErrors(readBaselines(), isCI) : [],
})
// Otherwise `npm run claims` would use these partial reports, and list the claims of tests that did
// not run as not covered.
if (selection) removeReports()
await dropPrepared(preparedData)
console.log(['', ...lines].join('\n'))
process.exit(exitCode)

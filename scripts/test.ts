// npm test [-- project …]: every test project in turn; the last line counts passed and failed tests.
import { mkdirSync, rmSync } from 'node:fs'
import { findBrowser, findPinnedBrowser } from './lib/browser.ts'
import { at } from './lib/paths.ts'
import { run, timed } from './lib/process.ts'
import { projects, readReport, reportFile, type Project } from './lib/reports.ts'
import { buildWebIfStale } from './lib/web-build.ts'

const asked = process.argv
  .slice(2)
  .filter((argument): argument is Project => projects.includes(argument as Project))
const chosen = asked.length > 0 ? asked : projects

const browser = await findBrowser()
console.log(`Browser of the tests: ${browser.executablePath} (${browser.origin}).`)
const pinned = await findPinnedBrowser()
if (process.env['CI'] && process.env['SCREENSHOTS'] === 'off') {
  console.error('SCREENSHOTS=off is for work in progress: CI compares every screenshot.')
  process.exit(1)
}
if (!pinned) {
  console.log(
    'Screenshots are not compared: their baselines belong to the Chromium build for linux x64.',
  )
  if (process.env['CI']) process.exit(1)
}
if (!process.env['TEST_DATABASE_URL']) {
  console.log('Postgres is not tested: TEST_DATABASE_URL is not set. The embedded database is.')
}

mkdirSync(at('reports'), { recursive: true })
for (const project of chosen) rmSync(reportFile(project), { force: true })
await buildWebIfStale()

const broken: Project[] = []
for (const project of chosen) {
  const code = await timed(`tests: ${project}`, () =>
    run('vitest', [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile(project)}`,
      ...(project === 'stories' ? ['--no-isolate'] : []),
    ]),
  )
  if (code !== 0) broken.push(project)
}

const results = chosen.flatMap(readReport)
const count = (status: string) => results.filter((result) => result.status === status).length
console.log('')
for (const failure of results.filter((result) => result.status === 'failed')) {
  console.log(`failed: [${failure.project}] ${failure.title}`)
}
// A run that breaks without a failing test (a crash, an unhandled rejection) is a failure too.
const silent = broken.filter(
  (project) => !readReport(project).some((result) => result.status === 'failed'),
)
for (const project of silent)
  console.log(`failed: the ${project} run ended with an error outside its tests`)
const skipped = count('skipped')
console.log(
  `${count('passed')} passed, ${count('failed') + silent.length} failed${skipped ? `, ${skipped} skipped` : ''}`,
)
process.exit(broken.length > 0 ? 1 : 0)

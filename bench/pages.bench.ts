import os from 'node:os'
import { clientOf } from '../e2e/support/session.ts'
import { quantile } from './lib/statistics.ts'
import { importEmployees } from './pages/import.ts'
import { openPages, views } from './pages/views.ts'
import { largeOrganisation, startFilledServer } from './pages/filled-server.ts'

const rounds = 5
const imported = 5000
/** Minimum number of rows that an import creates per second. */
const rowsPerSecond = 200

const { employees, teams, banners } = largeOrganisation
const server = await startFilledServer()
const { page, version, close } = await openPages(server)
try {
  console.log(
    `## Pages of ${employees.toLocaleString('en')} employees, ${teams} teams, ${banners} banners\n`,
  )
  console.log(
    '| list | opened, best ms | median | slowest | from another page, best | median | slowest |',
  )
  console.log('|---|---:|---:|---:|---:|---:|---:|')
  for (const view of views) {
    const opened: number[] = []
    const followed: number[] = []
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      const first = await view.open(page)
      const second = await view.follow(page)
      if (round === 0) continue
      opened.push(first)
      if (second !== null) followed.push(second)
    }
    const cells = [opened, followed].flatMap((times) =>
      times.length === 0
        ? ['–', '–', '–']
        : [0, 0.5, 1].map((share) => quantile(times, share).toFixed(0)),
    )
    console.log(`| ${view.name} | ${cells.join(' | ')} |`)
  }
  // The import comes last, since it makes the organisation larger.
  const cost = await importEmployees(page, imported)
  const { total } = await clientOf(server.url, server.auth.access_token).call('listUsers', {
    path: { id: server.auth.organisation_id },
    query: { filter: { limit: 1 } },
  })
  if (total !== employees + imported) throw new Error(`There are ${total} employees.`)
  const inSeconds = (time: number) => (time / 1000).toFixed(1)
  const tasks = (durations: readonly number[]) =>
    `${Math.max(0, ...durations).toFixed(0)} (${durations.length})`
  console.log(`\n## Import of ${imported.toLocaleString('en')} employees\n`)
  console.log(
    '| rows shown, s | emails checked, s | longest task until then, ms (of 50 or more) | creating all, s | longest task meanwhile, ms (of 50 or more) | calls |',
  )
  console.log('|---:|---:|---:|---:|---:|---:|')
  console.log(
    `| ${inSeconds(cost.shown)} | ${inSeconds(cost.checked)} | ${tasks(cost.tasksBefore)} | ${inSeconds(cost.created)} | ${tasks(cost.tasksDuring)} | ${cost.calls} |`,
  )
  const goal = imported / rowsPerSecond
  const seconds = cost.created / 1000
  console.log(
    `\n${(imported / seconds).toFixed(0)} rows a second, ${seconds.toFixed(1)} s of the ${goal} that it may take`,
  )
  if (seconds > goal) process.exitCode = 1
  const load = os.loadavg()[0]?.toFixed(1)
  console.log(
    `\nChromium ${version}, ${rounds} rounds; embedded database, production build, load ${load}`,
  )
} finally {
  await close()
  await server.stop()
}

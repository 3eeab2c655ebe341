import os from 'node:os'
import { quantile } from './lib/statistics.ts'
import { openPages, views } from './pages/views.ts'
import { largeOrganisation, startFilledServer } from './pages/filled-server.ts'

const rounds = 5

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
    const cells = [opened, followed].flatMap((taken) =>
      taken.length === 0
        ? ['–', '–', '–']
        : [0, 0.5, 1].map((share) => quantile(taken, share).toFixed(0)),
    )
    console.log(`| ${view.name} | ${cells.join(' | ')} |`)
  }
  const load = os.loadavg()[0]?.toFixed(1)
  console.log(
    `\nChromium ${version}, ${rounds} rounds; embedded database, production build, load ${load}`,
  )
} finally {
  await close()
  await server.stop()
}

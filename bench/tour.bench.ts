import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { launchBrowser } from '../e2e/support/browser.ts'
import { weighEmbed, type EmbedWeight } from '../e2e/support/embed-weight.ts'
import { launchServer } from '../e2e/support/server-process.ts'
import { freePort } from '../e2e/support/server.ts'
import { buildWebIfStale } from '../scripts/lib/web-build.ts'
import { printGoal } from './lib/goal.ts'

const openings = 20

await buildWebIfStale()
const folder = await mkdtemp(path.join(os.tmpdir(), 'paraphe-bench-'))
const port = String(await freePort())
const server = await launchServer({ PORT: port, DATA_DIR: folder, HOSTS: 'localhost=tour' }, [])
const browser = await launchBrowser()
const covers: EmbedWeight[] = []
try {
  // The first opening warms up the server and the browser, and is not counted.
  for (let opening = 0; opening <= openings; opening += 1) {
    const context = await browser.newContext()
    const address = `http://localhost:${port}/embed?m=SxQL3iGyoDo&c=Agence+Marchetti`
    const cover = await weighEmbed(await context.newPage(), address)
    if (opening > 0) covers.push(cover)
    await context.close()
  }
} finally {
  await browser.close()
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}

console.log('## Tour: the embedded page before play\n')
console.log('| measure | goal | measured | median | slowest | samples |')
console.log('|---|---:|---:|---:|---:|---:|')
printGoal({
  measure: 'cover painted, from the request of the page',
  goal: 200,
  samples: covers.map(({ painted }) => painted),
  share: 0.95,
})
const kilobytes = Math.max(...covers.map(({ bytes }) => bytes)) / 1000
console.log(`
HTML, CSS and script, compressed: ${kilobytes.toFixed(1)} kB of 40.
Chromium ${browser.version()}, ${openings} openings with an empty cache; load ${os.loadavg()[0]?.toFixed(1)}`)

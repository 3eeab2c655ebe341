import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { launchBrowser } from '../e2e/support/browser.ts'
import { launchServer, mailboxUrlIn } from '../e2e/support/server-process.ts'
import { freePort } from '../e2e/support/server.ts'
import { prepareVisits, weighVisit } from '../e2e/support/weigh-visit.ts'
import { weighedPages, type WeighedPage } from '../e2e/support/weighed-pages.ts'
import { buildWebIfStale } from '../scripts/lib/web-build.ts'
import { quantile } from './lib/statistics.ts'

const rounds = 3
/**
 * How long to watch for prefetched scripts, in ms: longer than a page waits before it prefetches.
 */
const pause = 4000
/**
 * How long to wait for the largest paint, in ms. After this time, no page paints anything larger.
 */
const paintPause = 1000

await buildWebIfStale()
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'paraphe-bench-'))
const port = await freePort()
const server = await launchServer({ PORT: String(port), DATA_DIR: dataDir }, ['--demo'])
const browser = await launchBrowser()
try {
  const visits = await prepareVisits(browser, {
    url: `http://localhost:${port}`,
    mailboxUrl: () => mailboxUrlIn(server.output()),
  })
  /**
   * Returns the table row of a page. Measures the scripts once, since they are the same in each
   * round, and the paint times in every round.
   */
  const rowOf = async (page: WeighedPage) => {
    const weight = await weighVisit(visits, page, pause)
    const paints = [weight.largestPaint]
    while (paints.length < rounds)
      paints.push((await weighVisit(visits, page, paintPause)).largestPaint)
    const kilobytes = [weight.scripts, weight.ahead, weight.others].map((bytes) =>
      (bytes / 1000).toFixed(0),
    )
    const times = [0, 0.5, 1].map((share) => quantile(paints, share).toFixed(0))
    return `| ${[page.name, `\`${page.path}\``, kilobytes[0], page.budget, ...kilobytes.slice(1), ...times].join(' | ')} |`
  }
  console.log('## Weight of the pages\n')
  console.log(
    '| page | address | scripts, kB | goal | fetched ahead, kB | everything else, kB | largest paint, best ms | median | slowest |',
  )
  console.log('|---|---|---:|---:|---:|---:|---:|---:|---:|')
  for (const page of weighedPages) console.log(await rowOf(page))
  console.log(
    `\nChromium ${browser.version()}, ${rounds} rounds with an empty cache; demonstration, embedded database, production build, load ${os.loadavg()[0]?.toFixed(1)}`,
  )
} finally {
  await browser.close()
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}

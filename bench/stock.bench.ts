import os from 'node:os'
import { findPostgres, settingOf, versionOf } from './server/postgres.ts'
import { buildWebIfStale } from '../scripts/lib/web-build.ts'
import { bookTogether } from './stock/bookings.ts'
import { scanByCamera } from './stock/camera.ts'
import { printGoal } from './lib/goal.ts'
import { measureLists } from './stock/lists.ts'
import { orderDaily, orderEach } from './stock/orders.ts'
import { scanProducts } from './stock/scans.ts'
import { sizes } from './stock/sizes.ts'
import { openSlowPage } from './stock/slow-page.ts'
import { startStockServer, type StockServer } from './stock/stock-server.ts'

const postgres = await findPostgres()
/**
 * Address of a Postgres that waits until data is on the disk, as in a real installation; null if
 * not set.
 */
const durable = process.env['DURABLE_DATABASE_URL'] ?? null
const second = 1000
const minute = 60_000

const { products, centres, suppliers, movements } = sizes
const count = (number: number) => number.toLocaleString('en')
console.log(
  `## Stock: ${count(products)} products, ${centres} centres, ${suppliers} suppliers, ${count(movements)} movements\n`,
)
console.log('| measure | goal | measured | median | slowest | samples |')
console.log('|---|---:|---:|---:|---:|---:|')

await buildWebIfStale()
let chromium = ''

/** Measures everything that people see; returns Chromium's version. */
async function measurePages(server: StockServer): Promise<string> {
  const { page, version, close } = await openSlowPage(server)
  try {
    await measureLists(page, printGoal)
    printGoal({
      measure: 'scanner: from Enter to the painted line',
      goal: 100,
      samples: await scanProducts(page),
      share: 0.95,
    })
  } finally {
    await close()
  }
  printGoal({
    measure: 'camera: from the code in view to its line',
    goal: 700,
    samples: await scanByCamera(server),
    share: 0.95,
  })
  return version
}

async function measureBookings(server: StockServer, address: string): Promise<void> {
  printGoal({
    measure: `50 scans booked, ten people at once, Postgres, \`fsync\` ${await settingOf(address, 'fsync')}`,
    goal: 100,
    samples: await bookTogether(server.client),
    share: 0.95,
  })
}

/** Numbers of the centres whose orders are generated one by one, by calls to the server. */
const orderedBefore = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

for (const { name, address, limit, healthLimit } of [
  { name: 'Postgres', address: postgres, limit: minute, healthLimit: 50 },
  { name: 'embedded database', address: null, limit: 3 * minute, healthLimit: 150 },
]) {
  if (name === 'Postgres' && address === null) continue
  const server = await startStockServer(address)
  try {
    // Measures the pages only on the Postgres at `postgres`, or on the embedded database if none is
    // set.
    if (address === postgres) chromium = await measurePages(server)
    if (address !== null) await measureBookings(server, address)
    printGoal({
      measure: `one centre's orders, ${name}`,
      goal: second,
      samples: await orderEach(server.client, orderedBefore),
      share: 0.95,
    })
  } finally {
    await server.stop()
  }
  const daily = await startStockServer(address)
  try {
    const { took, health } = await orderDaily(daily)
    printGoal({
      measure: `50 centres at the same hour, ${name}`,
      goal: limit,
      samples: [took],
      share: 1,
    })
    printGoal({
      measure: `\`/healthz\` meanwhile, 99th percentile, ${name}`,
      goal: healthLimit,
      samples: health,
      share: 0.99,
    })
  } finally {
    await daily.stop()
  }
}
// The durable Postgres comes last, since it goes on writing for a while.
if (durable !== null) {
  const server = await startStockServer(durable)
  try {
    await measureBookings(server, durable)
  } finally {
    await server.stop()
  }
}

const load = os.loadavg()[0]?.toFixed(1)
console.log(
  `\nNode ${process.versions.node}, Chromium ${chromium}, ${os.availableParallelism()} cores, load ${load}`,
)
if (postgres === null) console.log('Postgres skipped: TEST_DATABASE_URL names none that responds.')
else console.log(`Postgres ${await versionOf(postgres)}`)
if (durable === null) console.log('DURABLE_DATABASE_URL names no Postgres with fsync on.')

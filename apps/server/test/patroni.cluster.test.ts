import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requirePrograms } from './cluster-programs.ts'
import { startPatroniCluster, type PatroniCluster } from './patroni-cluster.ts'
import { makeDataDir } from './prepared-data.ts'
import { signIn } from './sign-in.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'
import { bookingId, clientOf, makeCentre } from './stock-centre.ts'

const programs = requirePrograms('patroni', 'etcd', 'haproxy', 'postgres')

const people = 8
const kills = 5
/** In seconds, from the loss of the primary to the first booking that both servers acknowledge. */
const recoveryGoal = 30

let cluster: PatroniCluster | undefined
let dataDirs: string[]
let servers: ServerProcess[] = []

beforeAll(async () => {
  dataDirs = [await makeDataDir(), await makeDataDir()]
  cluster = await startPatroniCluster(programs)
  const env = {
    DATABASE_URL: cluster.url,
    SERVER_KEY: 'key-of-the-cluster'.padEnd(32, '-'),
    APP: 'stock',
  }
  for (const dataDir of dataDirs) {
    const server = spawnServer({ ...env, DATA_DIR: dataDir, LOG_LEVEL: 'fatal' })
    servers.push(server)
    await server.url
  }
}, 240_000)

afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL')
  await Promise.all(servers.map(({ exit }) => exit))
  servers = []
  await cluster?.stop()
  for (const dataDir of dataDirs) await rm(dataDir, { recursive: true })
}, 120_000)

it('loses nothing acknowledged and ends no server while the primary is killed five times under load', async () => {
  const addresses = await Promise.all(servers.map(({ addresses }) => addresses))
  const [first] = addresses
  if (!first) throw new Error('No server is running')
  const running = cluster
  if (!running) throw new Error('No cluster is running')
  const { token } = await signIn(first, 'ana@centre.example')
  const { centreId, productId } = await makeCentre(clientOf(first.publicUrl, token))

  const acknowledged = new Set<string>()
  /** When each server acknowledged a booking last, in ms. */
  const lastAt = servers.map(() => 0)
  let failed = 0
  let isEnding = false
  const working = Array.from({ length: people }, async (_, person) => {
    const index = person % servers.length
    const client = clientOf(addresses[index]?.publicUrl ?? '', token)
    for (let number = 0; !isEnding; number += 1) {
      const id = bookingId(`person-${person}`, number)
      const body = { bookingId: id, lines: [{ productId, qty: 1 }] }
      // Repeats the booking under its key, as a person would, until the server acknowledges it.
      while (!acknowledged.has(id)) {
        try {
          await client.call('addStock', { path: { id: centreId }, body }, { idempotencyKey: id })
          acknowledged.add(id)
          lastAt[index] = performance.now()
        } catch {
          failed += 1
          await wait(200)
        }
      }
      await wait(10)
    }
  })

  const recoveries: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    await running.settled()
    await wait(2000)
    const primary = await running.primary()
    if (primary === null) throw new Error('The cluster has no primary')
    // In turn, the whole node falls silent, or only its Postgres ends.
    const isNode = kill % 2 === 0
    const before = acknowledged.size
    await (isNode ? running.killNode(primary) : running.killPostgres(primary))
    const killedAt = performance.now()
    // Answers that were under way count as before.
    await wait(500)
    const countedAt = performance.now()
    while (lastAt.some((time) => time < countedAt)) {
      for (const { child } of servers) expect(child.exitCode).toBe(null)
      await wait(100)
    }
    const seconds = (Math.max(...lastAt) - killedAt) / 1000
    recoveries.push(seconds)
    console.info(
      `kill ${kill + 1}: ${isNode ? 'node' : 'Postgres of'} ${primary} after ${before} bookings; both servers booked again after ${seconds.toFixed(1)} s, primary ${await running.primary()}`,
    )
    if (isNode) running.startNode(primary)
  }
  await running.settled()
  isEnding = true
  await Promise.all(working)

  const stored = await storedBookings(running.url)
  const lost = [...acknowledged].filter((id) => !stored.includes(id))
  const { qty } = await clientOf(first.publicUrl, token).call('getStock', {
    path: { id: centreId, productId },
  })
  console.info(
    `${acknowledged.size} bookings acknowledged, ${failed} attempts failed, ${lost.length} lost, ${stored.length - new Set(stored).size} twice; recovery ${recoveries.map((seconds) => seconds.toFixed(1)).join(', ')} s (goal: under ${recoveryGoal} s each)`,
  )
  for (const { child } of servers) expect(child.exitCode).toBe(null)
  expect(lost).toEqual([])
  expect(stored.toSorted()).toEqual([...acknowledged].toSorted())
  expect(qty).toBe(acknowledged.size)
  expect(Math.max(...recoveries)).toBeLessThan(recoveryGoal)
}, 590_000)

/** The booking of each movement on the primary. */
async function storedBookings(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ booking_id: string }>(
    'select booking_id from stock_movements',
  )
  await client.end()
  return rows.map(({ booking_id }) => booking_id)
}

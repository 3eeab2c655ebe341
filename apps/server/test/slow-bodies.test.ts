import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { createClient } from '@org/api/client'
import { pngFile } from '@org/api/testing'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { watchHealth } from './health-watch.ts'
import { makeData, type PreparedData } from './prepared-data.ts'
import { signIn } from './sign-in.ts'
import type { SlowRequests, Statuses } from './slow-clients.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'

const mega = 1_000_000
/** Longer than any test on a slow machine, but far shorter than a frozen server needs. */
const frozenMilliseconds = 10_000
const path = '/api/auth/identity/login'

let data: PreparedData
let server: ServerProcess
let url: string
let token: string
const workers: Worker[] = []

beforeAll(async () => {
  data = await makeData()
  server = spawnServer({ ...data.settings, TRUST_PROXY: '127.0.0.1' })
  url = await server.url
  token = (await signIn(await server.addresses, 'camille@example.org')).token
}, 120_000)
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.terminate()))
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.exit
  await data.remove()
})

/** Sends requests from another thread, and resolves once their bytes are sent. */
async function attack(requests: Omit<SlowRequests, 'port' | 'path'>) {
  const workerData: SlowRequests = { ...requests, port: Number(new URL(url).port), path }
  const worker = new Worker(new URL('slow-clients.ts', import.meta.url), { workerData })
  workers.push(worker)
  await once(worker, 'message')
  return {
    statuses: once(worker, 'message').then(([statuses]) => statuses as Statuses),
  }
}

/** Returns the memory of the server process, in MB. */
async function memory(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${server.child.pid}`])
  return Number(stdout) / 1024
}

/** Measures the memory of the server process until stopped; returns its growth in MB. */
async function watchMemory(during: string) {
  const before = await memory()
  let most = before
  const ending = new AbortController()
  const watching = (async () => {
    while (!ending.signal.aborted) {
      most = Math.max(most, await memory())
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  })()
  return {
    async stop(): Promise<number> {
      ending.abort()
      await watching
      process.stdout.write(
        `memory during ${during}: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most\n`,
      )
      return most - before
    },
  }
}

it('needs little memory while 1,500 clients without a session send 1 MB each', async () => {
  const health = watchHealth(url, '1,500 bodies of 1 MB')
  const growth = await watchMemory('1,500 bodies of 1 MB')

  const bodies = { count: 750, size: mega }
  await Promise.all([
    attack({ ...bodies, client: '203.0.113.1', isDeclared: true }),
    attack({ ...bodies, client: '203.0.113.2', isDeclared: false }),
  ])

  expect(await health.stop()).toBeLessThan(frozenMilliseconds)
  // Without limits, the memory grows by 480 MB before all bytes are sent, and further after that.
  expect(await growth.stop()).toBeLessThan(250)
}, 120_000)

it('neither waits for slow bodies and headers, nor lets others wait for them', async () => {
  const health = watchHealth(url, '600 slow bodies')
  const growth = await watchMemory('600 slow bodies')
  const slowHead = connect(Number(new URL(url).port), '127.0.0.1')
  slowHead.write('GET /healthz HTTP/1.1\r\nhost: loc')
  const headAnswer = once(slowHead, 'data').then(([bytes]) => String(bytes))
  const slow = await attack({ count: 600, size: 5, client: '203.0.113.4', isDeclared: false })

  const other = await fetch(url + path, {
    method: 'POST',
    headers: { 'x-forwarded-for': '203.0.113.5' },
    body: '{}',
  })
  expect(other.status).toBe(400)
  const saved = await fetch(`${url}/api/user/me`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'x-access-token': token },
    body: JSON.stringify({ first_name: 'Camille' }),
  })
  expect(saved.status).toBe(200)

  const statuses = await slow.statuses
  expect(new Set(statuses)).toEqual(new Set([408, 503]))
  expect(statuses.filter((status) => status === 408).length).toBeGreaterThanOrEqual(32)
  expect(await headAnswer).toContain('HTTP/1.1 408')
  expect(await health.stop()).toBeLessThan(frozenMilliseconds)
  expect(await growth.stop()).toBeLessThan(250)
}, 120_000)

it('needs little memory while 100 clients do not read an image of 10 MB', async () => {
  const client = createClient({ baseUrl: `${url}/api`, getToken: () => token })
  const file = await pngFile(8, 8)
  const { id, path: address } = await client.call('uploadMedia', { body: { file } })
  const stored = join(data.dataDir, 'media', 'media', id, 'original')
  await writeFile(stored, Buffer.concat([Buffer.from('image/png\n'), Buffer.alloc(10 * mega)]))
  const health = watchHealth(url, '100 clients that do not read')
  const growth = await watchMemory('100 clients that do not read')

  const readers = Array.from({ length: 100 }, () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write(`GET ${new URL(address).pathname} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    return socket
  })
  // A few bytes stay in the socket, and all others where the server has them.
  await Promise.all(readers.map((socket) => once(socket, 'readable')))
  const whole = await fetch(address)
  expect((await whole.arrayBuffer()).byteLength).toBe(10 * mega)

  expect(await health.stop()).toBeLessThan(frozenMilliseconds)
  // With a copy of the file for each reader, the memory grows by 1,000 MB.
  expect(await growth.stop()).toBeLessThan(250)
  for (const socket of readers) socket.destroy()
}, 120_000)

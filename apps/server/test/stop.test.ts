import { rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { slowPoll } from './deploying.ts'
import { freePort } from './free-port.ts'
import { makeDataDir } from './prepared-data.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** Where a server keeps its data, as settings. */
interface Store {
  DATA_DIR: string
  DATABASE_URL?: string
  SERVER_KEY?: string
}

const started: { server: ServerProcess; store: Store }[] = []
let databases: TestDatabase[] = []

afterEach(async () => {
  for (const { server, store } of started.splice(0)) {
    server.child.kill('SIGKILL')
    await server.exit
    await rm(store.DATA_DIR, { recursive: true, force: true })
  }
  await Promise.all(databases.map((database) => database.drop()))
  databases = []
})

const postgres = process.env['TEST_DATABASE_URL']

/** Creates a store of its own. A server starts in half the time on Postgres. */
async function makeStore(): Promise<Store> {
  const folder = await makeDataDir()
  if (!postgres) return { DATA_DIR: folder }
  const database = await createTestDatabase(postgres)
  databases.push(database)
  return { DATA_DIR: folder, ...database.settings }
}

/** Starts a server on a port of loopback, as behind a proxy. */
async function start(port: number, lameDuckSeconds: number, formerStore?: Store) {
  const store = formerStore ?? (await makeStore())
  const server = spawnServer({
    PORT: String(port),
    ...store,
    PUBLIC_URL: 'https://sign.example.org',
    SMTP_URL: 'smtp://mail.example.org',
    LAME_DUCK_SECONDS: String(lameDuckSeconds),
  })
  started.push({ server, store })
  await server.url
  return { server, store, url: `http://127.0.0.1:${port}` }
}

interface Answer {
  status: number
  connection: string | undefined
}

/** Sends a request through the connections of `agent`. */
function ask(url: string, agent: Agent, method = 'GET', body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method }, (response) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Asks until the port is open, and returns the status of the answer. */
async function firstStatus(url: string): Promise<number> {
  for (;;) {
    const answer = await ask(url, new Agent()).catch(() => null)
    if (answer) return answer.status
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

it('answers from the first connection on; reports after SIGTERM that it is not ready, ends connections after their responses, and then stops', async () => {
  const port = await freePort()
  const first = firstStatus(`http://127.0.0.1:${port}/readyz`)
  const { server, url } = await start(port, 2)
  expect(await first).toBe(200)
  const agent = new Agent({ keepAlive: true })
  expect((await ask(`${url}/healthz`, agent)).connection).toBe('keep-alive')

  const signalled = performance.now()
  server.child.kill('SIGTERM')
  await vi.waitFor(async () => {
    expect(await ask(`${url}/readyz`, agent)).toEqual({ status: 503, connection: 'close' })
  }, slowPoll)
  for (const path of ['/healthz', '/api/conf', '/api/user/nobody/banner'])
    expect(await ask(url + path, agent)).toMatchObject({ connection: 'close' })
  expect(await ask(`${url}/api/conf`, agent)).toMatchObject({ status: 200 })

  expect(await server.exit).toBe(0)
  expect(performance.now() - signalled).toBeGreaterThan(1900)
  await expect(ask(`${url}/healthz`, agent)).rejects.toThrow('ECONNREFUSED')
  agent.destroy()
}, 120_000)

it.each([
  { signals: ['SIGINT'] },
  { signals: ['SIGTERM', 'SIGTERM'] },
  { signals: ['SIGTERM', 'SIGINT'] },
] as const)(
  'stops at once after $signals',
  async ({ signals }) => {
    // Ten minutes: if the server waited, the test would time out.
    const { server, url } = await start(await freePort(), 600)
    const agent = new Agent()
    for (const [index, signal] of signals.entries()) {
      if (index > 0)
        await vi.waitFor(async () => {
          expect((await ask(`${url}/readyz`, agent)).status).toBe(503)
        }, slowPoll)
      server.child.kill(signal)
    }
    expect(await server.exit).toBe(0)
    expect(server.stderr()).toBe('')
  },
  120_000,
)

it('stops at once after SIGTERM if only this machine reaches it', async () => {
  const dataDir = await makeDataDir()
  const server = spawnServer({ DATA_DIR: dataDir })
  started.push({ server, store: { DATA_DIR: dataDir } })
  const url = await server.url
  const signalled = performance.now()
  server.child.kill('SIGTERM')
  await vi.waitFor(
    () => expect(ask(`${url}/healthz`, new Agent())).rejects.toThrow('ECONNREFUSED'),
    slowPoll,
  )
  const closed = performance.now() - signalled
  expect(await server.exit).toBe(0)
  process.stdout.write(`a server on loopback closed its port after ${closed.toFixed(0)} ms\n`)
  // Other servers go on for five seconds.
  expect(closed).toBeLessThan(4500)
}, 120_000)

it('fails no request while two servers are restarted one after the other under load', async () => {
  const ports = [await freePort(), await freePort()]
  let servers = await Promise.all(ports.map((port) => start(port, 1)))
  const agent = new Agent({ keepAlive: true })
  const ready = new Set(servers.map(({ url }) => url))
  const statuses = new Map<number, number>()
  const failures: unknown[] = []
  const ending = new AbortController()

  /** Checks the servers as a load balancer does. */
  const checks = servers.map(async ({ url }) => {
    while (!ending.signal.aborted) {
      const answer = await ask(`${url}/readyz`, new Agent()).catch(() => null)
      if (answer?.status === 200) ready.add(url)
      else ready.delete(url)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  /** Sends one request after another to the servers that are ready. */
  const clients = Array.from({ length: 8 }, async (_, client) => {
    for (let number = client; !ending.signal.aborted; number += 1) {
      const urls = [...ready]
      const url = urls[number % urls.length] ?? ''
      const isPost = number % 3 === 0
      await (
        isPost
          ? ask(`${url}/api/auth/identity/login`, agent, 'POST', '{}')
          : ask(`${url}/api/conf`, agent)
      ).then(
        ({ status }) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
        (error: unknown) => failures.push(error),
      )
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })

  for (const [index, { server, store }] of servers.entries()) {
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    const again = await start(ports[index] ?? 0, 1, store)
    servers = servers.with(index, again)
    await vi.waitFor(() => expect(ready).toContain(again.url), slowPoll)
  }
  ending.abort()
  await Promise.all([...clients, ...checks])
  agent.destroy()

  process.stdout.write(`rolling restart: ${JSON.stringify(Object.fromEntries(statuses))}\n`)
  expect(failures).toEqual([])
  expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([200, 400])
}, 180_000)

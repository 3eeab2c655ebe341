import { rm } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { startSmtpSink, type SmtpSink } from '@org/adapters/testing/smtp-sink'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requirePrograms, requireServers } from './cluster-programs.ts'
import {
  startDefaultNginx,
  startExampleHaproxy,
  startExampleNginx,
  type FrontProxy,
} from './cluster-proxies.ts'
import { signInBySmtp, slowPoll } from './deploying.ts'
import { freePort } from './free-port.ts'
import { makeDataDir } from './prepared-data.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'
import { bookingId, clientOf, makeCentre } from './stock-centre.ts'
import { certificate } from './test-certificate.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const { nginx, haproxy } = requirePrograms('nginx', 'haproxy')
const { TEST_DATABASE_URL: postgresUrl } = requireServers('TEST_DATABASE_URL')

const people = 8
/**
 * After a failed connection, nginx leaves a server alone for ten seconds by default, and would have
 * none if the other one stopped within them.
 */
const nginxPause = 11_000
/** HAProxy asks each second, and wants two good answers. */
const haproxyPause = 3000

let database: TestDatabase
let smtp: SmtpSink
let dataDir: string
let ports: number[]
let servers: ServerProcess[]
let proxy: FrontProxy | undefined

beforeEach(async () => {
  database = await createTestDatabase(postgresUrl)
  smtp = await startSmtpSink()
  dataDir = await makeDataDir()
  ports = [await freePort(), await freePort()]
  servers = []
  for (const port of ports) servers.push(await start(port))
})

afterEach(async () => {
  await proxy?.stop()
  proxy = undefined
  for (const { child } of servers) child.kill('SIGKILL')
  await Promise.all(servers.map(({ exit }) => exit))
  await smtp.close()
  await database.drop()
  await rm(dataDir, { recursive: true })
})

/** Starts a server as `docs/operating.md` says; the rest are defaults. */
async function start(port: number): Promise<ServerProcess> {
  const server = spawnServer({
    ...database.settings,
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://paraphe.example.com',
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: smtp.url,
    SIGN_UP: 'open',
    APP: 'stock',
  })
  await server.url
  return server
}

interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string
}

/** Sends a request once; a person's browser would send it on one of its open connections. */
function send(agent: Agent, { method, path, headers, body }: Asked): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      method,
      path,
      port: proxy?.port,
      ca: certificate,
      servername: 'localhost',
      headers: { host: 'paraphe.example.com', ...headers },
    }
    const sent = request(options, (response) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

it.each([
  {
    name: 'nginx with deploy/nginx.conf',
    begin: startExampleNginx,
    path: nginx,
    pause: nginxPause,
  },
  { name: 'nginx with its defaults', begin: startDefaultNginx, path: nginx, pause: nginxPause },
  {
    name: 'HAProxy with deploy/haproxy.cfg',
    begin: startExampleHaproxy,
    path: haproxy,
    pause: haproxyPause,
  },
])(
  'fails no request behind $name while both servers are restarted in turn',
  async ({ name, begin, path: program, pause }) => {
    const direct = `http://127.0.0.1:${ports[0]}`
    const { token } = await signInBySmtp(direct, smtp)
    const client = clientOf(direct, token)
    const { centreId, productId } = await makeCentre(client)
    proxy = await begin(program, ports)

    const counts = new Map<string, number>()
    const failures: string[] = []
    let booked = 0
    let isEnding = false
    const json = { 'x-access-token': token, 'content-type': 'application/json' }
    const getting = {
      method: 'GET',
      path: `/api/stock/centre/${centreId}/stock/${productId}`,
      headers: { 'x-access-token': token },
    }
    const booking = (id: string) => ({
      method: 'POST',
      path: `/api/stock/centre/${centreId}/stock/add`,
      headers: { ...json, 'idempotency-key': id },
      body: JSON.stringify({ bookingId: id, lines: [{ productId, qty: 1 }] }),
    })
    const clients = Array.from({ length: people }, async (_, person) => {
      const agent = new Agent({ keepAlive: true })
      for (let number = 0; !isEnding; number += 1) {
        const asked = number % 2 === 0 ? getting : booking(bookingId(`person-${person}`, number))
        const result = await send(agent, asked).catch((error: unknown) => String(error))
        const outcome = `${asked.method} ${result}`
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
        if (result !== 200) failures.push(`${new Date().toISOString()} ${outcome}`)
        else if (asked.method === 'POST') booked += 1
        await wait(20)
      }
      agent.destroy()
    })

    const seconds: string[] = []
    await wait(2000)
    for (const [index, port] of ports.entries()) {
      if (index > 0) await wait(pause)
      const server = servers[index] as ServerProcess
      const signalledAt = performance.now()
      server.child.kill('SIGTERM')
      expect(await server.exit).toBe(0)
      seconds.push(((performance.now() - signalledAt) / 1000).toFixed(1))
      servers[index] = await start(port)
      await vi.waitUntil(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok, slowPoll)
    }
    await wait(pause)
    isEnding = true
    await Promise.all(clients)

    console.info(
      `${name}: ${JSON.stringify(Object.fromEntries(counts))}, ${failures.length} failures; the servers ended ${seconds.join(' and ')} s after their signal`,
    )
    expect(failures, proxy.printed()).toEqual([])
    expect([...counts.keys()].toSorted()).toEqual(['GET 200', 'POST 200'])
    const again = clientOf(direct, token)
    const { qty } = await again.call('getStock', { path: { id: centreId, productId } })
    expect(qty).toBe(booked)
  },
  240_000,
)

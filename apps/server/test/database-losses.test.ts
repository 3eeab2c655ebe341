import { rm } from 'node:fs/promises'
import type { ApiError, Client } from '@org/api/client'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startDatabaseProxy, type DatabaseProxy } from './database-proxy.ts'
import { watchHealth } from './health-watch.ts'
import { makeDataDir } from './prepared-data.ts'
import { signIn } from './sign-in.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'
import { bookingId, checkedStock, clientOf, makeCentre } from './stock-centre.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const postgres = process.env['TEST_DATABASE_URL']
const people = 4
const bookingsEach = 20
const losses = 30

/** Values of `Retry-After` in the responses so far. */
const retryAfters: (string | null)[] = []

/** Removes `Retry-After`, so that the client does not repeat calls by itself. */
const fetchOnce: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (response.status !== 503) return response
  retryAfters.push(response.headers.get('retry-after'))
  const headers = new Headers(response.headers)
  headers.delete('retry-after')
  return new Response(response.body, { status: 503, headers })
}

describe.skipIf(!postgres)('a server whose Postgres goes away', () => {
  let dataDir: string
  let database: TestDatabase
  let proxy: DatabaseProxy
  let admin: pg.Client
  let server: ServerProcess
  let url: string
  let client: Client
  let stock: Awaited<ReturnType<typeof makeCentre>>

  beforeAll(async () => {
    dataDir = await makeDataDir()
    database = await createTestDatabase(postgres ?? '')
    proxy = await startDatabaseProxy(database.url)
    admin = new pg.Client({ connectionString: database.url })
    await admin.connect()
    const env = { ...database.settings, DATABASE_URL: proxy.url, DATA_DIR: dataDir, APP: 'stock' }
    server = spawnServer({ ...env, LOG_LEVEL: 'error' })
    url = await server.url
    const { token } = await signIn(await server.addresses, 'ana@centre.example')
    client = clientOf(url, token, fetchOnce)
    stock = await makeCentre(client)
  }, 120_000)
  afterAll(async () => {
    server.child.kill('SIGKILL')
    await server.exit
    await admin.end()
    await proxy.close()
    await database.drop()
    await rm(dataDir, { recursive: true })
  })

  const add = (id: string) =>
    client.call(
      'addStock',
      {
        path: { id: stock.centreId },
        body: { bookingId: id, lines: [{ productId: stock.productId, qty: 1 }] },
      },
      { idempotencyKey: id },
    )

  /** Books until it is acknowledged; returns the failures before that. */
  async function addOnce(id: string): Promise<ApiError[]> {
    const failures: ApiError[] = []
    for (;;) {
      try {
        await add(id)
        return failures
      } catch (error) {
        failures.push(error as ApiError)
        expect(server.child.exitCode).toBe(null)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  }

  /** Ends all other connections to the database. */
  const endConnections = () =>
    admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )

  it('loses its connections many times while people book: it answers 503 with the time to wait, keeps running and books each booking once', async () => {
    const health = watchHealth(url, 'lost connections')
    const booked = Array.from({ length: people }, async (_, person) => {
      const failures: ApiError[] = []
      for (let index = 0; index < bookingsEach; index += 1)
        failures.push(...(await addOnce(bookingId(`person-${person}`, index))))
      return failures
    })
    let isBooking = true
    const all = Promise.all(booked).finally(() => {
      isBooking = false
    })
    let count = 0
    for (; isBooking && count < losses; count += 1) {
      await endConnections()
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    const failures = (await all).flat()
    await health.stop()

    console.info(`${count} losses, ${failures.length} calls failed`)
    expect(server.child.exitCode).toBe(null)
    expect(failures.length).toBeGreaterThan(0)
    expect(new Set(retryAfters)).toEqual(new Set(['2']))
    for (const { status, type, message, payload } of failures) {
      expect({ status, type, message, payload }).toEqual({
        status: 503,
        type: 'UNAVAILABLE',
        message: 'Le service est momentanément indisponible. Réessayez dans un instant.',
        payload: { retry_after: 2 },
      })
    }
    const total = people * bookingsEach
    const { centreId, productId } = stock
    expect(await checkedStock(client, centreId, productId)).toEqual({
      qty: total,
      movements: total,
    })
  }, 120_000)

  it('answers within ten seconds while the database is frozen, and serves again within two seconds of its thaw', async () => {
    const health = watchHealth(url, 'a frozen database')
    let startedAt = Infinity
    const within = () => (performance.now() - startedAt) / 1000
    const call = (id: string) =>
      add(id).then(
        () => ({ status: 200, seconds: 0 }),
        (error: ApiError) => ({ status: error.status, seconds: within() }),
      )
    // Frozen in the middle of these, so that some transactions hold locks that others need.
    let answered = 0
    const calls = Array.from({ length: 60 }, (_, index) =>
      call(bookingId('frozen', index)).finally(() => (answered += 1)),
    )
    await vi.waitUntil(() => answered > 2, { timeout: 30_000, interval: 1 })
    proxy.freeze()
    startedAt = performance.now()
    const ready = fetch(`${url}/readyz`).then(({ status }) => ({ status, seconds: within() }))
    const results = await Promise.all([...calls, ready])
    const slowest = Math.max(...results.map(({ seconds }) => seconds))
    // Calls that come during the outage do not wait as long as the first ones.
    const laterAt = performance.now()
    expect((await call(bookingId('later', 0))).status).toBe(503)
    const later = (performance.now() - laterAt) / 1000

    proxy.thaw()
    const thawedAt = performance.now()
    await Promise.all([
      vi.waitUntil(() => add(bookingId('thawed', 0)).then(Boolean, () => false), patience),
      vi.waitUntil(async () => (await fetch(`${url}/readyz`)).status === 200, patience),
    ])
    const recovered = (performance.now() - thawedAt) / 1000
    await health.stop()
    console.info(
      `frozen: the slowest of ${results.filter(({ status }) => status === 503).length} failed after ${slowest.toFixed(1)} s, a later one after ${later.toFixed(1)} s; served again ${recovered.toFixed(1)} s after the thaw`,
    )
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200, 503]))
    // Generous: before, nothing answered for 45 seconds, nor 20 seconds after the thaw.
    expect(slowest).toBeLessThan(20)
    expect(recovered).toBeLessThan(10)
    expect(server.child.exitCode).toBe(null)
  }, 120_000)

  it('is not ready while the database is read-only, and rejects writes with 503', async () => {
    const name = new URL(database.url).pathname.slice(1)
    await admin.query(`alter database ${name} set default_transaction_read_only = on`)
    await endConnections()
    await vi.waitUntil(async () => (await fetch(`${url}/readyz`)).status === 503, patience)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    await expect(add(bookingId('read-only', 0))).rejects.toMatchObject({
      status: 503,
      type: 'UNAVAILABLE',
    })
    await admin.query(`set default_transaction_read_only = off`)
    await admin.query(`alter database ${name} reset default_transaction_read_only`)
    await endConnections()
    await vi.waitUntil(async () => (await fetch(`${url}/readyz`)).status === 200, patience)
  }, 60_000)
})

const patience = { timeout: 30_000, interval: 50 }

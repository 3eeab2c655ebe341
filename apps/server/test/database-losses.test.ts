import type { ApiError } from '@org/api/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { watchHealth } from './health-watch.ts'
import { startProxiedServer, type ProxiedServer } from './proxied-server.ts'
import type { ServerProcess } from './spawn-server.ts'
import { bookingId, checkedStock } from './stock-centre.ts'

const postgres = process.env['TEST_DATABASE_URL']
const people = 4
const bookingsEach = 20
const losses = 30

describe.skipIf(!postgres)('a server whose Postgres goes away', () => {
  let running: ProxiedServer
  let server: ServerProcess
  let url: string

  beforeAll(async () => {
    running = await startProxiedServer(postgres ?? '')
    ;({ server, url } = running)
  }, 120_000)
  afterAll(() => running.stop())

  const add = (id: string) => running.add(id)

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
      await running.endConnections()
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    const failures = (await all).flat()
    await health.stop()

    console.info(`${count} losses, ${failures.length} calls failed`)
    expect(server.child.exitCode).toBe(null)
    expect(failures.length).toBeGreaterThan(0)
    expect(new Set(running.failures.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['2']))
    for (const { status, type, message, payload } of failures) {
      expect({ status, type, message, payload }).toEqual({
        status: 503,
        type: 'UNAVAILABLE',
        message: 'Le service est momentanément indisponible. Réessayez dans un instant.',
        payload: { retry_after: 2 },
      })
    }
    const total = people * bookingsEach
    const { centreId, productId } = running.stock
    expect(await checkedStock(running.client, centreId, productId)).toEqual({
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
    running.proxy.freeze()
    startedAt = performance.now()
    const ready = fetch(`${url}/readyz`).then(({ status }) => ({ status, seconds: within() }))
    const results = await Promise.all([...calls, ready])
    const slowest = Math.max(...results.map(({ seconds }) => seconds))
    // Calls that come during the outage do not wait as long as the first ones.
    const laterAt = performance.now()
    expect((await call(bookingId('later', 0))).status).toBe(503)
    const later = (performance.now() - laterAt) / 1000

    running.proxy.thaw()
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
    const { admin, name } = running
    await admin.query(`alter database ${name} set default_transaction_read_only = on`)
    await running.endConnections()
    await vi.waitUntil(async () => (await fetch(`${url}/readyz`)).status === 503, patience)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    await expect(add(bookingId('read-only', 0))).rejects.toMatchObject({
      status: 503,
      type: 'UNAVAILABLE',
    })
    await admin.query(`set default_transaction_read_only = off`)
    await admin.query(`alter database ${name} reset default_transaction_read_only`)
    await running.endConnections()
    await vi.waitUntil(async () => (await fetch(`${url}/readyz`)).status === 200, patience)
  }, 60_000)
})

const patience = { timeout: 30_000, interval: 50 }

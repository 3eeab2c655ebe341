import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { watchHealth } from './health-watch.ts'
import { startProxiedServer, type ProxiedServer } from './proxied-server.ts'
import { bookingId, checkedStock } from './stock-centre.ts'

const postgres = process.env['TEST_DATABASE_URL']
const patience = { timeout: 30_000, interval: 50 }

describe.skipIf(!postgres)('a server whose Postgres fails', () => {
  let running: ProxiedServer

  beforeAll(async () => {
    running = await startProxiedServer(postgres ?? '')
    await running.admin.query('create sequence failures')
  }, 120_000)
  afterAll(() => running.stop())

  const ready = async () => (await fetch(`${running.url}/readyz`)).status
  const stored = () => {
    const { client, stock } = running
    return checkedStock(client, stock.centreId, stock.productId)
  }

  /** Lets the first `times` writes to a table fail with an error code while `work` runs. */
  async function failing(
    { code, table, times = 1_000_000, at = 'immediate' }: Failure,
    work: () => Promise<unknown>,
  ): Promise<void> {
    const { admin } = running
    // A sequence also counts the writes that are rolled back.
    await admin.query(`alter sequence failures restart;
      create function fail() returns trigger language plpgsql as $$ begin
        if nextval('failures') <= ${times} then raise 'as told' using errcode = '${code}'; end if;
        return new;
      end $$;
      create constraint trigger fail after insert or update on ${table}
        deferrable initially ${at} for each row execute function fail()`)
    try {
      await work()
    } finally {
      await admin.query('drop function fail cascade')
    }
  }

  it('answers 503 with the time to wait while connections are refused, and serves afterwards', async () => {
    const health = watchHealth(running.url, 'a database that refuses connections')
    await running.proxy.refuse()
    await expect(running.add(bookingId('refused', 0))).rejects.toMatchObject(unavailable)
    expect(running.failures.at(-1)).toEqual({ status: 503, retryAfter: '2' })
    expect(await ready()).toBe(503)
    await running.proxy.accept()
    await vi.waitUntil(async () => (await ready()) === 200, patience)
    await running.add(bookingId('accepted', 0))
    await health.stop()
    expect(running.server.child.exitCode).toBe(null)
  }, 60_000)

  it.each([
    ['has too many connections', '53300'],
    ['ends a statement that takes too long', '57014'],
    ['stops', '57P01'],
  ])('answers 503 with the time to wait when it %s', async (_, code) => {
    const before = await stored()
    await failing({ code, table: 'stock_movements' }, async () => {
      await expect(running.add(bookingId(code, 0))).rejects.toMatchObject(unavailable)
    })
    expect(running.failures.at(-1)).toEqual({ status: 503, retryAfter: '2' })
    expect(await stored()).toEqual(before)
    await running.add(bookingId(code, 0))
  })

  it('answers 507 while the disk of the database is full, and is not ready', async () => {
    await failing({ code: '53100', table: 'stock_movements' }, async () => {
      await expect(running.add(bookingId('full', 0))).rejects.toMatchObject({
        status: 507,
        type: 'DISK_FULL',
      })
    })
    await failing({ code: '53100', table: 'readiness' }, () =>
      vi.waitUntil(async () => (await ready()) === 507, patience),
    )
    await vi.waitUntil(async () => (await ready()) === 200, patience)
  }, 60_000)

  it.each([
    ['a serialisation failure', '40001', 'immediate'],
    ['a deadlock', '40P01', 'immediate'],
    ['a serialisation failure that only the commit finds', '40001', 'deferred'],
  ] as const)('books once, without a failure, after %s', async (name, code, at) => {
    const before = await stored()
    const failures = running.failures.length
    await failing({ code, table: 'stock_movements', times: 2, at }, async () => {
      await running.add(bookingId(name.slice(-12), 0))
    })
    expect(running.failures).toHaveLength(failures)
    expect(await stored()).toEqual({ qty: before.qty + 1, movements: before.movements + 1 })
  })
})

interface Failure {
  /** SQLSTATE. */
  readonly code: string
  readonly table: string
  readonly times?: number
  /** Whether the statement fails or the commit. */
  readonly at?: 'immediate' | 'deferred'
}

const unavailable = {
  status: 503,
  type: 'UNAVAILABLE',
  message: 'Le service est momentanément indisponible. Réessayez dans un instant.',
}

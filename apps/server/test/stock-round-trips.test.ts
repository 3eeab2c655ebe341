import { type ContractHost, makeStockWorld, startHost } from '@org/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractHost } from './contract-host.ts'
import { roundTripsOf } from './count-round-trips.ts'

const postgres = process.env['TEST_DATABASE_URL']
const kinds: [string, string | undefined][] = [['embedded Postgres', undefined]]
if (postgres) kinds.push(['Postgres', postgres])

const most = 8
const expiry = '2999-12-31'

describe.each(kinds)('bookings on %s', (kind, postgresUrl) => {
  let host: ContractHost

  beforeAll(async () => {
    host = await startHost(contractHost({ postgresUrl }))
  }, 120_000)
  afterAll(() => host.close())

  it(`take ${most} round trips each, with begin and commit`, async () => {
    const { superAdmin, centreId, productId } = await makeStockWorld(host)
    const { client } = superAdmin
    let bookings = 0
    const next = <Line extends object>(line: Line) => {
      bookings += 1
      const bookingId = `booking-of-round-trips-${bookings}`
      const call = { path: { id: centreId }, body: { bookingId, lines: [{ productId, ...line }] } }
      return [call, { idempotencyKey: bookingId }] as const
    }
    const add = () =>
      client.call('addStock', ...next({ qty: 5, lot: 'l1', expiry, isLotTyped: true }))
    const remove = () => client.call('removeStock', ...next({ qty: 2 }))
    // The first calls also prepare statements.
    await add()
    await remove()

    const isEmbedded = postgresUrl === undefined
    const added = await roundTripsOf(isEmbedded, add)
    const removed = await roundTripsOf(isEmbedded, remove)

    process.stdout.write(`Round trips on ${kind}: ${added} to add, ${removed} to remove\n`)
    expect(added).toBeLessThanOrEqual(most)
    expect(removed).toBeLessThanOrEqual(most)
    const path = { id: centreId, productId }
    expect(await client.call('getStock', { path })).toMatchObject({
      qty: 6,
      lots: [{ lot: 'l1', expiry, qty: 6 }],
    })
  })
})

import { expect, it } from 'vitest'
import type { ApiError } from '../../contract/api-error.ts'
import type { Stock } from '../../contract/types.ts'
import { localHour } from '../../stock/rules/local-date.ts'
import { refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'
import {
  addUnits,
  freshBooking,
  freshCode,
  makeStockWorld,
  type StockWorld,
} from '../stock/stock-world.ts'

/** Returns the local date this many days from the host's time, `YYYY-MM-DD`. */
const dayOf = (host: ContractHost, days: number) => localHour(host.clock.now() + days * 86_400).date

const stockOf = ({ superAdmin, centreId, productId }: StockWorld): Promise<Stock> =>
  superAdmin.client.call('getStock', { path: { id: centreId, productId } })

const movementsOf = ({ superAdmin, centreId, productId }: StockWorld) =>
  superAdmin.client.call('listMovements', { path: { id: centreId, productId } })

/** Takes units of the product out of the first centre. */
function take(
  { superAdmin, centreId, productId }: StockWorld,
  qty: number,
  line: { lotId?: string | null; isExpiredConfirmed?: boolean } = {},
  bookingId = freshBooking(),
) {
  const body = { bookingId, lines: [{ productId, qty, ...line }] }
  return superAdmin.client.call('removeStock', { path: { id: centreId }, body })
}

/** Checks that the movements of the product, and also its lots, add up to its balance. */
async function expectBalanced(world: StockWorld): Promise<void> {
  const { qty, lots } = await stockOf(world)
  const { data } = await movementsOf(world)
  expect(data.reduce((sum, movement) => sum + movement.qty, 0)).toBe(qty)
  expect(lots.reduce((sum, lot) => sum + lot.qty, 0)).toBe(qty)
}

export function stockLedgerSuite(host: () => ContractHost): void {
  it('lists lots that have expired or expire within 30 days, by expiry', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, centreId, productId } = world
    const days = [31, 30, -1]
    const lines = days.map((day) => ({
      productId,
      qty: 10,
      lot: `L${day}`,
      expiry: dayOf(host(), day),
      isExpiredConfirmed: day < 0,
    }))
    await superAdmin.client.call('addStock', {
      path: { id: centreId },
      body: { bookingId: freshBooking(), lines: [...lines, { productId, qty: 5 }] },
    })

    const path = { id: centreId }
    const { data, total } = await superAdmin.client.call('listExpiringLots', { path })

    expect(total).toBe(2)
    expect(data).toMatchObject([
      { productId, lot: 'L-1', expiry: dayOf(host(), -1), isExpired: true, qty: 10 },
      { productId, lot: 'L30', expiry: dayOf(host(), 30), isExpired: false },
    ])
  })

  it('[3.3.08] stores a quantity for each product and centre, and the person of each movement', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, centreId, otherCentreId, productId } = world
    await addUnits(world, 40)
    await take(world, 15)

    expect(await stockOf(world)).toMatchObject({
      productId,
      centreId,
      qty: 25,
      usableQty: 25,
      status: 'enough',
      lastMovementAt: host().clock.now(),
    })
    const path = { id: otherCentreId, productId }
    expect(await superAdmin.client.call('getStock', { path })).toMatchObject({
      qty: 0,
      status: 'out',
      lastMovementAt: null,
    })
    const { displayName } = await superAdmin.client.call('getStockUser', { path: { id: 'me' } })
    expect((await movementsOf(world)).data).toMatchObject([
      { qty: -15, reason: 'removed', person: displayName },
      { qty: 40, reason: 'added', person: displayName },
    ])
    await expectBalanced(world)
  })

  it('answers a booking with the stock that a read returns afterwards', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, centreId, productId } = world
    const path = { id: centreId }
    const lines = [
      { productId, qty: 2, lot: 'without expiry' },
      { productId, qty: 3, lot: 'late', expiry: dayOf(host(), 90) },
      { productId, qty: 4 },
      { productId, qty: 5, lot: 'early', expiry: dayOf(host(), 60) },
    ]
    const thresholds = { qtyTriggerOrder: 20, qtyMinInStock: 30 }
    await superAdmin.client.call('saveProductCentreData', {
      path: { id: productId, centreId },
      body: thresholds,
    })
    const added = await superAdmin.client.call('addStock', {
      path,
      body: { bookingId: freshBooking(), lines },
    })
    expect(added.data).toEqual([await stockOf(world)])
    expect(added.data[0]?.lots.map(({ lot }) => lot)).toEqual([
      'early',
      'late',
      null,
      'without expiry',
    ])

    host().clock.advance(60)
    const removed = await take(world, 6)
    expect(removed.data).toEqual([await stockOf(world)])
    expect(removed.data[0]).toMatchObject({ qty: 8, lastMovementAt: host().clock.now() })
  })

  it('books nothing at a centre of another organisation, or for its products', async () => {
    const own = await makeStockWorld(host())
    const other = await makeStockWorld(host())
    await addUnits(other, 3)
    const send = (centreId: string, productId: string) =>
      own.superAdmin.client.call('addStock', {
        path: { id: centreId },
        body: { bookingId: freshBooking(), lines: [{ productId, qty: 1 }] },
      })
    for (const centreId of [own.centreId, other.centreId, 'unknown']) {
      for (const productId of [own.productId, other.productId, 'unknown']) {
        if (centreId === own.centreId && productId === own.productId) continue
        expect(await refusal(send(centreId, productId))).toMatchObject({ type: 'NOT_FOUND' })
      }
    }
    expect((await stockOf(other)).qty).toBe(3)
    expect((await stockOf(own)).qty).toBe(0)
  })

  it('[1.9.07] [3.5.11] rejects a removal of more units than are in stock, and reports how many there are', async () => {
    const world = await makeStockWorld(host())
    await addUnits(world, 3)

    const error = await refusal(take(world, 4))

    const { productId } = world
    expect(error).toMatchObject({
      type: 'NOT_ENOUGH_STOCK',
      message: 'Stock insuffisant : Gants nitrile M (3 en stock)',
      payload: { products: [{ productId, name: 'Gants nitrile M', stock: 3, expired: 0 }] },
    })
    expect((await stockOf(world)).qty).toBe(3)
    await take(world, 3)
    expect((await stockOf(world)).qty).toBe(0)
    await expectBalanced(world)
  })

  it('lists the movements of all products of a centre, the newest first', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, centreId, otherCentreId, productId, categoryId, supplierId, code } = world
    const otherCode = freshCode()
    const other = await superAdmin.client.call('createProduct', {
      body: { name: 'Seringues', categoryId, supplierId, supplierRef: 'S', code: otherCode },
    })
    await addUnits(world, 40, { lot: 'L1', expiry: dayOf(host(), 100) })
    host().clock.advance(1)
    await addUnits({ ...world, productId: other.id }, 7)
    host().clock.advance(1)
    await take(world, 15)
    await addUnits({ ...world, centreId: otherCentreId }, 9)

    const path = { id: centreId }
    const { data, total } = await superAdmin.client.call('listStockMovements', { path })
    const gloves = { productId, name: 'Gants nitrile M', code, lot: 'L1' }
    expect(data).toMatchObject([
      { ...gloves, qty: -15, reason: 'removed' },
      { productId: other.id, name: 'Seringues', code: otherCode, lot: null, qty: 7 },
      { ...gloves, qty: 40, reason: 'added', expiry: dayOf(host(), 100) },
    ])
    expect(total).toBe(3)
    const query = { filter: { limit: 1, offset: 1 } }
    expect(await superAdmin.client.call('listStockMovements', { path, query })).toMatchObject({
      data: [{ qty: 7 }],
      total: 3,
    })
  })

  it('books all lines or none, and counts the lines of one product together', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, centreId, productId, categoryId, supplierId } = world
    const other = await superAdmin.client.call('createProduct', {
      body: { name: 'Seringues', categoryId, supplierId, supplierRef: 'S', code: freshCode() },
    })
    await addUnits(world, 10)
    const remove = (lines: { productId: string; qty: number }[]) =>
      superAdmin.client.call('removeStock', {
        path: { id: centreId },
        body: { bookingId: freshBooking(), lines },
      })

    const missing = await refusal(
      remove([
        { productId, qty: 2 },
        { productId: other.id, qty: 1 },
      ]),
    )
    const together = await refusal(
      remove([
        { productId, qty: 6 },
        { productId, qty: 5 },
      ]),
    )

    expect(missing.message).toBe('Stock insuffisant : Seringues (0 en stock)')
    expect(together.type).toBe('NOT_ENOUGH_STOCK')
    expect((await stockOf(world)).qty).toBe(10)
    expect((await movementsOf(world)).total).toBe(1)
  })

  it('takes from the lot that expires first, and from units without a lot last', async () => {
    const world = await makeStockWorld(host())
    const [soon, late] = [dayOf(host(), 10), dayOf(host(), 300)]
    await addUnits(world, 5)
    await addUnits(world, 5, { lot: 'TARD', expiry: late })
    await addUnits(world, 5, { lot: 'TOT', expiry: soon })

    await take(world, 7)
    expect((await stockOf(world)).lots).toMatchObject([
      { lot: 'TARD', expiry: late, qty: 3 },
      { lot: null, lotId: null, qty: 5 },
    ])
    await take(world, 4)
    expect(await stockOf(world)).toMatchObject({
      lots: [{ lotId: null, qty: 4 }],
      nextExpiry: null,
    })
    await expectBalanced(world)
  })

  it('adds expired units only after a confirmation', async () => {
    const world = await makeStockWorld(host())
    const expired = { lot: 'VIEUX', expiry: dayOf(host(), -1) }

    expect(await refusal(addUnits(world, 5, expired))).toMatchObject({
      type: 'LOT_EXPIRED',
      message: 'Ce lot de Gants nitrile M est périmé',
      payload: { productId: world.productId },
    })
    expect((await stockOf(world)).qty).toBe(0)
    await addUnits(world, 1, { lot: 'FIN', expiry: dayOf(host(), 0) })
    await addUnits(world, 5, { ...expired, isExpiredConfirmed: true })
    expect((await stockOf(world)).qty).toBe(6)
  })

  it('takes expired units only from a named lot, and only after a confirmation', async () => {
    const world = await makeStockWorld(host())
    await addUnits(world, 5, {
      lot: 'VIEUX',
      expiry: dayOf(host(), -1),
      isExpiredConfirmed: true,
    })
    const { qty, usableQty, lots } = await stockOf(world)
    const lotId = lots[0]?.lotId ?? ''
    expect([qty, usableQty]).toEqual([5, 0])

    expect(await refusal(take(world, 1))).toMatchObject({
      type: 'NOT_ENOUGH_STOCK',
      message: 'Stock insuffisant : Gants nitrile M (0 en stock, plus 5 périmés)',
      payload: { products: [{ stock: 0, expired: 5 }] },
    })
    expect(await refusal(take(world, 1, { lotId }))).toMatchObject({ type: 'LOT_EXPIRED' })
    await take(world, 2, { lotId, isExpiredConfirmed: true })
    expect((await stockOf(world)).qty).toBe(3)
    await expectBalanced(world)
  })

  it('derives the status from the units in stock and the thresholds of the centre', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, productId, centreId } = world
    await superAdmin.client.call('saveProductCentreData', {
      path: { id: productId, centreId },
      body: { qtyTriggerOrder: 10, qtyMinInStock: 20 },
    })
    const statuses: string[] = [(await stockOf(world)).status]
    for (const qty of [10, 5, 10]) {
      await addUnits(world, qty)
      statuses.push((await stockOf(world)).status)
    }
    expect(statuses).toEqual(['out', 'to_order', 'low', 'enough'])
  })

  it('rejects additions to an archived product, but not removals', async () => {
    const world = await makeStockWorld(host())
    await addUnits(world, 2)
    const path = { id: world.productId }
    await world.superAdmin.client.call('updateProduct', { path, body: { isArchived: true } })

    expect(await refusal(addUnits(world, 1))).toMatchObject({
      type: 'PRODUCT_ARCHIVED',
      message: 'Gants nitrile M est archivé',
    })
    await take(world, 1)
    expect((await stockOf(world)).qty).toBe(1)
  })

  it('rejects a repeated booking as already booked, not for a lack of stock, even if it took the last units', async () => {
    const world = await makeStockWorld(host())
    await addUnits(world, 4)
    const bookingId = freshBooking()
    await take(world, 4, {}, bookingId)
    expect(await refusal(take(world, 4, {}, bookingId))).toMatchObject({ type: 'ALREADY_BOOKED' })
    expect((await stockOf(world)).qty).toBe(0)
  })

  it('when 100 people each take one of 30 units, serves 30 of them', async () => {
    const world = await makeStockWorld(host())
    await addUnits(world, 20, { lot: 'A', expiry: dayOf(host(), 30) })
    await addUnits(world, 10)

    const results = await Promise.allSettled(Array.from({ length: 100 }, () => take(world, 1)))

    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as ApiError] : [],
    )
    expect(refused).toHaveLength(70)
    for (const error of refused) {
      expect(error).toMatchObject({
        type: 'NOT_ENOUGH_STOCK',
        payload: { products: [{ stock: 0 }] },
      })
    }
    expect((await stockOf(world)).qty).toBe(0)
    await expectBalanced(world)
  })

  it('lets two people book several products at once, whatever the order of their lines', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, centreId, productId, categoryId, supplierId } = world
    const other = await superAdmin.client.call('createProduct', {
      body: { name: 'Seringues', categoryId, supplierId, supplierRef: 'S', code: freshCode() },
    })
    const ids = [productId, other.id]
    const add = (products: readonly string[]) =>
      superAdmin.client.call('addStock', {
        path: { id: centreId },
        body: {
          bookingId: freshBooking(),
          lines: products.map((id) => ({ productId: id, qty: 1 })),
        },
      })

    await Promise.all(
      Array.from({ length: 20 }, (_, turn) => add(turn % 2 === 0 ? ids : ids.toReversed())),
    )

    const list = await superAdmin.client.call('listStock', { path: { id: centreId } })
    expect(list.data.map(({ qty }) => qty)).toEqual([20, 20])
  })
}

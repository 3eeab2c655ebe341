import { describe, expect, it } from 'vitest'
import type { ApiError } from '../../contract/api-error.ts'
import { refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { countUnits, startCount } from '../stock/stock-counts.ts'
import {
  addMember,
  addUnits,
  freshBooking,
  freshCode,
  makeStockWorld,
  type StockWorld,
} from '../stock/stock-world.ts'

const unitsOf = async ({ superAdmin, centreId, productId }: StockWorld) =>
  (await superAdmin.client.call('getStock', { path: { id: centreId, productId } })).qty

const movementsOf = async ({ superAdmin, centreId, productId }: StockWorld) =>
  (await superAdmin.client.call('listMovements', { path: { id: centreId, productId } })).data

const take = ({ superAdmin, centreId, productId }: StockWorld, qty: number) =>
  superAdmin.client.call('removeStock', {
    path: { id: centreId },
    body: { bookingId: freshBooking(), lines: [{ productId, qty }] },
  })

interface Closing {
  emptied?: { products: number; units: number } | null
  bookingId?: string
}

const close = (
  { superAdmin }: StockWorld,
  id: string,
  { emptied = null, bookingId = freshBooking() }: Closing = {},
) => superAdmin.client.call('closeCount', { path: { id }, body: { bookingId, emptied } })

const read = ({ superAdmin }: StockWorld, id: string, withRest?: true) =>
  superAdmin.client.call('getCount', {
    path: { id },
    ...(withRest && { query: { withRest } }),
  })

/**
 * Adds a product of another category, with units in the first centre. Returns the world with this
 * product and category instead of its own.
 */
async function addOther(world: StockWorld, qty: number) {
  const { superAdmin, supplierId } = world
  const category = await superAdmin.client.call('createProductCategory', {
    body: { name: `Masques ${freshCode()}` },
  })
  const product = await superAdmin.client.call('createProduct', {
    body: {
      name: 'Masques FFP2',
      categoryId: category.id,
      supplierId,
      supplierRef: 'M',
      code: freshCode(),
    },
  })
  await addUnits({ ...world, productId: product.id }, qty)
  return { ...world, productId: product.id, categoryId: category.id }
}

const addMarie = (world: StockWorld) =>
  addMember(world, { centreId: world.centreId, permissions: ['stock'] })

export function stockCountsSuite(host: () => ContractHost): void {
  it('books the difference with the reason `counted`, and closes the count', async () => {
    const world = await makeStockWorld(host())
    await addUnits(world, 40)
    const { id } = await startCount(world)
    await countUnits(world, id, 37)

    const result = await close(world, id)

    expect(result).toMatchObject({
      count: { status: 'closed', countedProducts: 1, products: 1 },
      added: 0,
      removed: 3,
      shortfalls: [],
    })
    expect(await unitsOf(world)).toBe(37)
    const { displayName } = await world.superAdmin.client.call('getStockUser', {
      path: { id: 'me' },
    })
    expect((await movementsOf(world))[0]).toMatchObject({
      qty: -3,
      reason: 'counted',
      person: displayName,
    })
  })

  it('keeps movements that are booked during the count', async () => {
    const world = await makeStockWorld(host())
    await addUnits(world, 20)
    const { id } = await startCount(world)
    await countUnits(world, id, 18)
    await take(world, 5)
    await addUnits(world, 30)

    await close(world, id)

    expect(await unitsOf(world)).toBe(18 - 5 + 30)
  })

  it('books down to 0 and reports the shortfall, if units were taken out after the count', async () => {
    const world = await makeStockWorld(host())
    await addUnits(world, 20)
    const { id } = await startCount(world)
    await countUnits(world, id, 12)
    await take(world, 15)

    const { removed, shortfalls } = await close(world, id)

    expect(removed).toBe(5)
    expect(shortfalls).toEqual([
      { productId: world.productId, name: 'Gants nitrile M', lot: null, missing: 3 },
    ])
    expect(await unitsOf(world)).toBe(0)
  })

  it('counts each lot separately, and adds lots that were not in stock', async () => {
    const world = await makeStockWorld(host())
    const lot = { lot: 'A1', expiry: '2031-05-31' }
    await addUnits(world, 10, lot)
    const { id } = await startCount(world)
    expect(await countUnits(world, id, 8, lot)).toMatchObject({ stockThen: 10, difference: -2 })
    expect(await countUnits(world, id, 4, { lot: 'B2' })).toMatchObject({ stockThen: 0 })

    await close(world, id)

    const { superAdmin, centreId, productId } = world
    const stock = await superAdmin.client.call('getStock', { path: { id: centreId, productId } })
    expect(stock.lots).toMatchObject([
      { ...lot, qty: 8 },
      { lot: 'B2', expiry: null, qty: 4 },
    ])
  })

  describe('uncounted units', () => {
    it('stay in stock by default', async () => {
      const world = await makeStockWorld(host())
      await addUnits(world, 5)
      const { id } = await startCount(world)
      await close(world, id)
      expect(await unitsOf(world)).toBe(5)
      expect(await movementsOf(world)).toHaveLength(1)
    })

    it('are set to 0 only in the category of the count, and only if the confirmed numbers are still right', async () => {
      const world = await makeStockWorld(host())
      const masks = await addOther(world, 7)
      await addUnits(world, 5)
      const { client } = world.superAdmin
      const path = { id: world.centreId }
      const { id } = await client.call('startCount', {
        path,
        body: { categoryId: masks.categoryId },
      })
      const { rest } = await read(world, id, true)
      expect(rest).toEqual({ products: 1, units: 7 })
      await take(masks, 1)

      const late = await refusal(close(world, id, { emptied: rest }))

      expect(late).toMatchObject({
        type: 'COUNT_CHANGED',
        payload: { rest: { products: 1, units: 6 } },
      })
      expect(await unitsOf(masks)).toBe(6)
      await close(world, id, { emptied: { products: 1, units: 6 } })
      expect(await unitsOf(masks)).toBe(0)
      expect(await unitsOf(world)).toBe(5)
    })
  })

  describe('two people', () => {
    it('share one count that both start at the same time, and each line names who counted it', async () => {
      const world = await makeStockWorld(host())
      const marie = await addMarie(world)
      const start = () =>
        marie.client.call('startCount', {
          path: { id: world.centreId },
          body: { categoryId: null },
        })
      const [one, other] = await Promise.all([startCount(world), start()])
      expect(other.id).toBe(one.id)

      await countUnits(world, one.id, 12, { by: marie })

      const { lines } = await read(world, one.id)
      expect(lines).toMatchObject([
        { qty: 12, userId: marie.id, person: 'Zoé Martin', countedAt: host().clock.now() },
      ])
    })

    it('cannot change a line that the other person has changed in the meantime', async () => {
      const world = await makeStockWorld(host())
      const marie = await addMarie(world)
      const { id } = await startCount(world)
      const line = await countUnits(world, id, 12, { by: marie })

      const added = await refusal(countUnits(world, id, 3))
      const replaced = await refusal(countUnits(world, id, 3, { mode: 'replace' }))

      for (const error of [added, replaced]) {
        expect(error).toMatchObject({
          type: 'STALE',
          payload: { current: { id: line.id, qty: 12 } },
        })
      }
      const { revision } = line
      const sum = await countUnits(world, id, 3, { revision })
      expect(sum.qty).toBe(15)
      const late = countUnits(world, id, 9, { by: marie, mode: 'replace', revision })
      expect(await refusal(late)).toMatchObject({ type: 'STALE' })
      const path = { id, lineId: line.id }
      const remove = (ifMatch: number) =>
        world.superAdmin.client.call('removeCountLine', { path }, { ifMatch })
      expect(await refusal(remove(revision))).toMatchObject({ type: 'STALE' })
      await remove(sum.revision)
      expect((await read(world, id)).lines).toEqual([])
    })

    it('lose no units when they scan at the same time: each scan is counted or rejected', async () => {
      const world = await makeStockWorld(host())
      const marie = await addMarie(world)
      const { id } = await startCount(world)
      const scans = await Promise.allSettled(
        Array.from({ length: 10 }, (_, scan) =>
          countUnits(world, id, 1, { by: scan % 2 === 0 ? world.superAdmin : marie }),
        ),
      )
      const rejected = scans.flatMap((scan) =>
        scan.status === 'rejected' ? [(scan.reason as ApiError).type] : [],
      )
      expect(rejected).toEqual(rejected.map(() => 'STALE'))
      const [line] = (await read(world, id)).lines
      expect(line?.qty).toBe(10 - rejected.length)
    })
  })

  it('loses no units when one person scans faster than the server responds', async () => {
    const world = await makeStockWorld(host())
    const { id } = await startCount(world)
    await Promise.all(Array.from({ length: 10 }, () => countUnits(world, id, 1)))
    expect((await read(world, id)).lines).toMatchObject([{ qty: 10 }])
  })

  it('counts a repeated entry once, even after its line was replaced or removed', async () => {
    const world = await makeStockWorld(host())
    const { id } = await startCount(world)
    const entryId = freshBooking()
    await countUnits(world, id, 5, { entryId })
    const again = await countUnits(world, id, 5, { entryId })
    expect(again.qty).toBe(5)
    const { revision } = again
    const replaced = await countUnits(world, id, 8, { mode: 'replace', revision })
    expect((await countUnits(world, id, 5, { entryId })).qty).toBe(8)
    const path = { id, lineId: replaced.id }
    await world.superAdmin.client.call('removeCountLine', { path })
    await expect(countUnits(world, id, 5, { entryId })).rejects.toThrow('removed')
    expect((await read(world, id)).lines).toEqual([])
  })

  it('records the stock again when a line is replaced, but not when units are added to it', async () => {
    const world = await makeStockWorld(host())
    await addUnits(world, 10)
    const { id } = await startCount(world)
    await countUnits(world, id, 4)
    await addUnits(world, 5)
    const grown = await countUnits(world, id, 5)
    expect(grown).toMatchObject({ qty: 9, stockThen: 10, difference: -1 })
    const { revision } = grown
    expect(await countUnits(world, id, 14, { mode: 'replace', revision })).toMatchObject({
      stockThen: 15,
      difference: -1,
    })
  })

  it('reports how many units were moved between two scans of a line', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, productId } = world
    await addUnits(world, 10)
    const { id } = await startCount(world)
    const count = async (qty: number, change: { mode?: 'replace'; revision?: number } = {}) => {
      const body = { entryId: freshBooking(), productId, mode: 'add' as const, revision: 0 }
      return superAdmin.client.call('saveCountLine', {
        path: { id },
        body: { ...body, ...change, qty },
      })
    }

    expect((await count(4)).movedSince).toBe(0)
    await addUnits(world, 3)
    const grown = await count(5)
    expect(grown.movedSince).toBe(3)
    const revision = grown.line?.revision ?? 0
    expect((await count(13, { mode: 'replace', revision })).movedSince).toBe(0)
  })

  it('rejects a product of another category, and a new count that overlaps an open one', async () => {
    const world = await makeStockWorld(host())
    const masks = await addOther(world, 7)
    const { client } = world.superAdmin
    const start = (categoryId: string | null) =>
      client.call('startCount', { path: { id: world.centreId }, body: { categoryId } })
    const { id } = await start(masks.categoryId)

    expect(await refusal(countUnits(world, id, 1))).toMatchObject({
      type: 'OTHER_CATEGORY',
      message: 'Gants nitrile M est d’une autre catégorie',
    })
    expect(await refusal(start(null))).toMatchObject({
      type: 'COUNT_OPEN',
      payload: { countId: id },
    })
    expect((await start(world.categoryId)).id).not.toBe(id)
  })

  it('books nothing when a count is cancelled, and then rejects further calls on it', async () => {
    const world = await makeStockWorld(host())
    await addUnits(world, 5)
    const { id } = await startCount(world)
    const line = await countUnits(world, id, 1)
    const cancelled = await world.superAdmin.client.call('cancelCount', { path: { id } })

    expect(cancelled).toMatchObject({ status: 'cancelled', endedAt: host().clock.now() })
    const path = { id, lineId: line.id }
    for (const call of [
      () => countUnits(world, id, 1),
      () => close(world, id),
      () => world.superAdmin.client.call('cancelCount', { path: { id } }),
      () => world.superAdmin.client.call('removeCountLine', { path }),
    ]) {
      expect(await refusal(call())).toMatchObject({ type: 'COUNT_ENDED' })
    }
    expect(await unitsOf(world)).toBe(5)
  })

  it('lists the counts of a centre with their progress', async () => {
    const world = await makeStockWorld(host())
    await addOther(world, 1)
    const first = await startCount(world)
    await close(world, first.id)
    const second = await startCount(world)
    await countUnits(world, second.id, 1)
    const list = await world.superAdmin.client.call('listCounts', {
      path: { id: world.centreId },
      query: { filter: { where: { status: 'open' } } },
    })
    expect(list).toMatchObject({
      data: [{ id: second.id, category: null, countedProducts: 1, products: 2 }],
      total: 1,
    })
    const there = { path: { id: world.otherCentreId } }
    expect(await world.superAdmin.client.call('listCounts', there)).toMatchObject({ total: 0 })
  })

  it('books the right difference while units are taken out at the same time', async () => {
    const world = await makeStockWorld(host())
    await addUnits(world, 30)
    const { id } = await startCount(world)
    await countUnits(world, id, 28)

    const [, ...taken] = await Promise.all([
      close(world, id),
      ...Array.from({ length: 10 }, () => take(world, 1)),
    ])

    expect(taken).toHaveLength(10)
    expect(await unitsOf(world)).toBe(18)
  })
}

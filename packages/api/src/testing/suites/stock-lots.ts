import { expect, it } from 'vitest'
import type { ContractHost } from '../host.ts'
import { countUnits, startCount } from '../stock/stock-counts.ts'
import { tableOf } from '../stock/stock-imports.ts'
import { addSentOrder } from '../stock/stock-orders.ts'
import {
  addMember,
  addUnits,
  freshBooking,
  freshCode,
  makeStockWorld,
  type StockWorld,
} from '../stock/stock-world.ts'

const expiry = '2098-01-31'

/** Returns the units of the product in each lot of the first centre. */
async function lotsOf({ superAdmin, centreId, productId }: StockWorld) {
  const path = { id: centreId, productId }
  const { lots } = await superAdmin.client.call('getStock', { path })
  return Object.fromEntries(lots.map(({ lot, qty }) => [lot, qty]))
}

/** Creates a world with ten units of the product in the lot `A17`. */
async function makeLotWorld(host: ContractHost): Promise<StockWorld> {
  const world = await makeStockWorld(host)
  await addUnits(world, 10, { lot: 'A17', expiry })
  return world
}

export function stockLotsSuite(host: () => ContractHost): void {
  it('adds units to an existing lot whose name differs only by case if the name was typed, but not if it was scanned', async () => {
    const world = await makeLotWorld(host())
    const { superAdmin, centreId, productId } = world
    const add = (lines: { lot: string; isLotTyped?: boolean }[]) =>
      superAdmin.client.call('addStock', {
        path: { id: centreId },
        body: {
          bookingId: freshBooking(),
          lines: lines.map((line) => ({ productId, qty: 1, expiry, ...line })),
        },
      })

    await add([{ lot: 'a17', isLotTyped: true }])
    expect(await lotsOf(world)).toEqual({ A17: 11 })
    await add([{ lot: 'a17' }])
    expect(await lotsOf(world)).toEqual({ A17: 11, a17: 1 })
    await add([
      { lot: 'a17', isLotTyped: true },
      { lot: 'b2', isLotTyped: true },
      { lot: 'B2', isLotTyped: true },
    ])
    expect(await lotsOf(world)).toEqual({ A17: 11, a17: 2, b2: 2 })
  })

  it('receives units of a typed lot into an existing lot whose name differs only by case', async () => {
    const world = await makeLotWorld(host())
    const { superAdmin, productId } = world
    const { id } = await addSentOrder(world)
    const received = [{ productId, qty: 5, lot: 'a17', isLotTyped: true, expiry }]
    const body = { bookingId: freshBooking(), received, choices: [] }
    await superAdmin.client.call('validateCommand', { path: { id }, body })

    expect(await lotsOf(world)).toEqual({ A17: 15 })
  })

  it('counts units of a typed lot in the line of a lot whose name differs only by case', async () => {
    const world = await makeLotWorld(host())
    const { id } = await startCount(world)
    const inStock = await countUnits(world, id, 3, { lot: 'a17', isLotTyped: true, expiry })
    const fresh = await countUnits(world, id, 1, { lot: 'C3', expiry })
    const again = await countUnits(world, id, 1, { lot: 'c3', isLotTyped: true, expiry })

    expect(inStock).toMatchObject({ lot: 'A17', qty: 3 })
    expect(again).toMatchObject({ id: fresh.id, lot: 'C3', qty: 2 })
  })

  it('treats the lots of an opening table as typed, and rejects a second lot whose name differs only by case', async () => {
    const world = await makeLotWorld(host())
    const { superAdmin, centreId, code } = world
    const file = tableOf(
      'Code;Quantité;Lot;Péremption',
      `${code};12;a17;${expiry}`,
      `${code};5;b2;${expiry}`,
      `${code};6;B2;${expiry}`,
    )
    const preview = await superAdmin.client.call('previewOpeningStock', {
      path: { id: centreId },
      query: {},
      body: { file },
    })

    expect(preview.rows).toMatchObject([
      { outcome: 'changed', changes: [{ from: '10', to: '12' }] },
      { outcome: 'created' },
      { outcome: 'refused' },
    ])
  })

  it('finds a lot by the beginning of its name, and traces it through the centres that a person may see', async () => {
    const world = await makeLotWorld(host())
    const { superAdmin, centreId, otherCentreId, productId } = world
    const { client } = superAdmin
    const line = { productId, qty: 4, lot: 'A17', expiry }
    const body = { bookingId: freshBooking(), lines: [line] }
    await client.call('addStock', { path: { id: otherCentreId }, body })
    const { id } = await addSentOrder(world)
    const received = { bookingId: freshBooking(), received: [line], choices: [] }
    await client.call('validateCommand', { path: { id }, body: received })
    const removed = { bookingId: freshBooking(), lines: [{ productId, qty: 14 }] }
    await client.call('removeStock', { path: { id: centreId }, body: removed })
    const staff = await addMember(world, { centreId: otherCentreId, permissions: ['stock'] })

    const search = (lot: string, person = superAdmin) =>
      person.client.call('searchLots', { query: { lot } })
    const found = [{ productId, name: 'Gants nitrile M', lot: 'A17', expiry }]
    expect((await search('A1')).data).toMatchObject(found)
    expect((await search('A17', staff)).data).toMatchObject(found)
    expect((await search('B')).data).toEqual([])

    const lot = { path: { id: productId }, query: { lot: 'A17' } }
    const left = { centreId: otherCentreId, centreName: 'Villeurbanne', expiry, qty: 4 }
    expect((await client.call('getLot', lot)).left).toEqual([left])
    const all = await client.call('listLotMovements', lot)
    expect(all.data.map(({ qty, reason }) => [qty, reason])).toEqual([
      [-14, 'removed'],
      [4, 'received'],
      [4, 'added'],
      [10, 'added'],
    ])
    expect(all.data[1]).toMatchObject({ supplierName: 'Dentalys', sourceId: id, centreId })
    const own = await staff.client.call('listLotMovements', lot)
    expect(own).toMatchObject({ data: [{ centreName: 'Villeurbanne', qty: 4 }], total: 1 })
  })

  it('narrows stock, movements and orders down to a lot', async () => {
    const world = await makeLotWorld(host())
    const { superAdmin, centreId, productId, supplierId, categoryId } = world
    const { client } = superAdmin
    const other = { name: 'Masques', categoryId, supplierId, supplierRef: 'M', code: freshCode() }
    await client.call('createProduct', { body: other })
    const { id } = await addSentOrder(world)
    await addSentOrder(world)
    const line = { productId, qty: 4, lot: 'B2', expiry }
    const body = { bookingId: freshBooking(), received: [line], choices: [] }
    await client.call('validateCommand', { path: { id }, body })

    const of = (lot: string) => ({ path: { id: centreId }, query: { lot } })
    expect(await client.call('listStock', of('B2'))).toMatchObject({
      data: [{ productId }],
      total: 1,
    })
    expect((await client.call('listStock', of('C'))).total).toBe(0)
    expect(await client.call('listStockMovements', of('B2'))).toMatchObject({
      data: [{ lot: 'B2', qty: 4 }],
      total: 1,
    })
    expect(await client.call('listCommands', of('B2'))).toMatchObject({ data: [{ id }], total: 1 })
    expect((await client.call('listCommands', of('A17'))).total).toBe(0)
  })
}

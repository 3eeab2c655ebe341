import { expect, it } from 'vitest'
import type { ContractHost } from '../host.ts'
import { addSentOrder, expectBalanced, orderMailOf, stockOf } from '../stock/stock-orders.ts'
import { freshBooking, freshCode, makeStockWorld, type StockWorld } from '../stock/stock-world.ts'

/** Adds copies of the world's product, and returns their ids. */
async function addProducts(world: StockWorld, count: number): Promise<string[]> {
  const { host, organisationId, productId } = world
  const { stock } = host.adapters.repositories.within({ organisationId })
  const model = await stock.products.get(productId)
  if (!model) throw new Error('The product of the world is missing')
  const rows = Array.from({ length: count }, (_, at) => ({
    ...model,
    id: freshCode(),
    name: `Compresses non tissées stériles 7,5 x 7,5 cm, sachet de 5, modèle ${at}`,
  }))
  await stock.products.insertAll(rows)
  return rows.map(({ id }) => id)
}

export function stockLongOrdersSuite(host: () => ContractHost): void {
  it('sends an order of 1000 products with the generated mail text, and receives it', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, centreId, supplierId } = world
    const { client } = superAdmin
    const ids = await addProducts(world, 1000)
    const { id } = await client.call('createCommand', {
      path: { id: centreId },
      body: { supplierId, products: ids.map((product) => ({ id: product, qty: 200 })) },
    })
    const path = { id }

    const mail = await client.call('getCommandMail', { path })
    const { emailAddress, emailSubject, emailText } = mail
    const body = { ...orderMailOf(), emailAddress, emailSubject, emailText }
    await client.call('sendCommand', { path, body })
    const received = ids.map((productId) => ({ productId, qty: 200, lot: 'L-2027-00417' }))
    const reception = { bookingId: freshBooking(), received, choices: [] }
    const { command } = await client.call('validateCommand', { path, body: reception })

    expect(emailText.match(/^2 x Compresses/gm)).toHaveLength(1000)
    expect(command.products.map(({ qtyReceived }) => qtyReceived)).toEqual(
      Array.from(ids, () => 200),
    )
  })

  it('receives one product in 3000 lots', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, productId } = world
    const path = { id: (await addSentOrder(world)).id }
    const received = Array.from({ length: 3000 }, (_, at) => ({
      productId,
      qty: 1,
      lot: `LOT-2027-00${at}`,
      expiry: '2099-01-31',
    }))

    const body = { bookingId: freshBooking(), received, choices: [] }
    await superAdmin.client.call('validateCommand', { path, body })

    expect(await stockOf(world)).toMatchObject({ qty: 3000 })
  })

  it('generates an order for the largest threshold; that order can be edited and received', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, centreId, productId } = world
    const { client } = superAdmin
    await client.call('saveProductCentreData', {
      path: { id: productId, centreId },
      body: { qtyTriggerOrder: 1_000_000, qtyMinInStock: 0 },
    })
    const { data } = await client.call('generateCommands', { path: { id: centreId } })
    const path = { id: data[0]?.id ?? '' }
    const qty = 1_000_100
    expect(data).toMatchObject([{ products: [{ qty }] }])

    await client.call('updateCommand', { path, body: { products: [{ id: productId, qty }] } })
    await client.call('sendCommand', { path, body: orderMailOf() })
    const body = { bookingId: freshBooking(), received: [{ productId, qty }], choices: [] }
    await client.call('validateCommand', { path, body })

    expect(await stockOf(world)).toMatchObject({ qty })
    await expectBalanced(world)
  })
}

import { expect, it } from 'vitest'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import type { ContractHost } from '../host.ts'
import { refusal } from '../http.ts'
import {
  addOrder,
  addReturn,
  addSentOrder,
  mailsOf,
  orderMailOf,
  orderOf,
  stockOf,
} from '../stock/stock-orders.ts'
import { addUnits, freshBooking, makeStockWorld, type StockWorld } from '../stock/stock-world.ts'

/** Receives these units of the product with an order; by default, nothing happens about the rest. */
const receive = (
  { superAdmin, productId }: StockWorld,
  id: string,
  qty: number,
  choice: 'later' | 'again' | 'nothing' = 'nothing',
) =>
  superAdmin.client.call('validateCommand', {
    path: { id },
    body: {
      bookingId: freshBooking(),
      received: qty === 0 ? [] : [{ productId, qty }],
      choices: [{ productId, choice }],
    },
  })

/** Gives the product another supplier. */
async function changeSupplier({ superAdmin, productId }: StockWorld): Promise<void> {
  const { id: supplierId } = await superAdmin.client.call('createSupplier', {
    body: { name: 'Orthalys', code: 'ORT', email: 'commandes@orthalys.example' },
  })
  await superAdmin.client.call('updateProduct', { path: { id: productId }, body: { supplierId } })
}

const returnOf = (world: StockWorld, originCommandId: string, qty: number) => {
  const { superAdmin, centreId, supplierId, productId } = world
  const body = { supplierId, originCommandId, products: [{ id: productId, qty }] }
  return superAdmin.client.call('createCommandReturn', { path: { id: centreId }, body })
}

const validate = ({ superAdmin }: StockWorld, id: string) =>
  superAdmin.client.call('validateReturn', {
    path: { id },
    body: { bookingId: freshBooking() },
  })

const archiveCentre = ({ superAdmin, centreId }: StockWorld) =>
  superAdmin.client.call('updateCentre', { path: { id: centreId }, body: { isArchived: true } })

export function stockOriginsSuite(host: () => ContractHost): void {
  it('keeps orders and returns of a product that changes its supplier', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, productId } = world
    const { id } = await addOrder(world)
    await changeSupplier(world)
    const path = { id }

    const products = [{ id: productId, qty: 300 }]
    await superAdmin.client.call('updateCommand', { path, body: { products } })
    expect(await refusal(addOrder(world))).toMatchObject({ type: 'REFERENCE' })
    expect(await refusal(addReturn(world))).toMatchObject({ type: 'REFERENCE' })
    await superAdmin.client.call('sendCommand', { path, body: orderMailOf() })
    await receive(world, id, 300)
    const { id: returned } = await returnOf(world, id, 5)
    const body = { products: [{ id: productId, qty: 6 }] }
    await superAdmin.client.call('updateCommandReturn', { path: { id: returned }, body })
    await validate(world, returned)

    expect(await stockOf(world)).toMatchObject({ qty: 294 })
  })

  it('limits returns of an order to what it delivered, less what went back', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, productId } = world
    const { id } = await addSentOrder(world, 200)
    await receive(world, id, 10)
    await addUnits(world, 100)
    const tooLarge = { type: 'RETURN_TOO_LARGE' }

    expect(await refusal(returnOf(world, id, 11))).toMatchObject({
      ...tooLarge,
      message: expect.stringContaining('Gants nitrile M (10 au plus)'),
    })
    const [first, second] = await Promise.all([returnOf(world, id, 6), returnOf(world, id, 6)])
    await validate(world, first.id)

    expect(await refusal(validate(world, second.id))).toMatchObject(tooLarge)
    expect(await refusal(returnOf(world, id, 5))).toMatchObject(tooLarge)
    const path = { id: second.id }
    const change = (qty: number) =>
      superAdmin.client.call('updateCommandReturn', {
        path,
        body: { products: [{ id: productId, qty }] },
      })
    expect(await refusal(change(5))).toMatchObject(tooLarge)
    await change(4)
    await validate(world, second.id)
    expect(await stockOf(world)).toMatchObject({ qty: 100 })
  })

  it('rejects lines of a return without units', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, productId } = world

    expect(await refusal(addReturn(world, 0))).toMatchObject({ type: 'RETURN_EMPTY' })
    const { id } = await addReturn(world, 1)
    const body = { products: [{ id: productId, qty: 0 }] }
    const change = superAdmin.client.call('updateCommandReturn', { path: { id }, body })
    expect(await refusal(change)).toMatchObject({ type: 'RETURN_EMPTY' })
  })

  it('does not mail an order that was received while its mail was queued', async () => {
    const world = await makeStockWorld(host())
    const { id } = await addSentOrder(world)
    await receive(world, id, 200)

    await runDueJobs(host().adapters)

    expect(mailsOf(host(), id)).toEqual([])
    expect(await orderOf(world, id)).toMatchObject({
      status: 'received',
      isSending: false,
      sendError: '',
    })
  })

  it('does not mail an order that was deleted while its mail was retried', async () => {
    const world = await makeStockWorld(host())
    const { organisationId } = world
    const { id } = await addSentOrder(world)
    const { stock } = host().adapters.repositories.within({ organisationId })
    await stock.commands.remove(id)

    await runDueJobs(host().adapters)

    expect(mailsOf(host(), id)).toEqual([])
  })

  it('leaves archived products out of follow-up orders, and says so', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, productId } = world
    const { id } = await addSentOrder(world)
    const path = { id: productId }
    await superAdmin.client.call('updateProduct', { path, body: { isArchived: true } })

    expect(await receive(world, id, 150, 'again')).toMatchObject({
      followUps: [],
      leftOut: ['Gants nitrile M'],
    })
    const { data } = await superAdmin.client.call('listCommandEvents', { path: { id } })
    expect(data[0]?.detail).toBe('Archivé, non recommandé : Gants nitrile M')
  })

  it('books and sends nothing for an archived centre', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, centreId, productId } = world
    const { client } = superAdmin
    await addUnits(world, 10)
    const queued = await addSentOrder(world)
    const open = await addOrder(world)
    const returned = await addReturn(world)
    await archiveCentre(world)

    const path = { id: centreId }
    const lines = [{ productId, qty: 1 }]
    const calls = [
      addUnits(world, 1),
      client.call('removeStock', { path, body: { bookingId: freshBooking(), lines } }),
      client.call('generateCommands', { path }),
      addOrder(world),
      client.call('sendCommand', { path: { id: open.id }, body: orderMailOf() }),
      receive(world, queued.id, 200),
      validate(world, returned.id),
    ]
    const refusals = await Promise.all(calls.map((call) => refusal(call)))
    await runDueJobs(host().adapters)

    expect(refusals.map(({ type }) => type)).toEqual(calls.map(() => 'CENTRE_ARCHIVED'))
    expect(mailsOf(host(), queued.id)).toEqual([])
    expect(await orderOf(world, queued.id)).toMatchObject({
      status: 'created',
      sendError: 'Lyon Bellecour est archivé',
    })
    expect(await stockOf(world)).toMatchObject({ qty: 10 })
  })
}

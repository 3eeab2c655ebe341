import { expect, it } from 'vitest'
import type { Command } from '../../contract/types.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import type { ContractHost } from '../host.ts'
import { refusal } from '../http.ts'
import {
  addOrder,
  addSentOrder,
  expectBalanced,
  mailsOf,
  orderOf,
  stockOf,
} from '../stock/stock-orders.ts'
import { addUnits, freshBooking, makeStockWorld, type StockWorld } from '../stock/stock-world.ts'

const receiveAll = (
  { superAdmin, productId }: StockWorld,
  { id }: Command,
  qty: number,
  choice: 'later' | 'again' | 'nothing' = 'nothing',
  bookingId = freshBooking(),
) =>
  superAdmin.client.call('validateCommand', {
    path: { id },
    body: {
      bookingId,
      received: qty === 0 ? [] : [{ productId, qty, lot: 'L1', expiry: '2099-01-31' }],
      choices: [{ productId, choice }],
    },
  })

export function stockReceptionsSuite(host: () => ContractHost): void {
  it('books received units only once, and records the received quantity of each line', async () => {
    const world = await makeStockWorld(host())
    const sent = await addSentOrder(world, 200)
    const booking = freshBooking()

    const { command, followUps } = await receiveAll(world, sent, 120, 'nothing', booking)
    const repeated = await refusal(receiveAll(world, sent, 120, 'nothing', booking))

    expect(command).toMatchObject({
      status: 'received',
      products: [{ qty: 200, qtyReceived: 120 }],
    })
    expect(followUps).toEqual([])
    expect(repeated.type).toBe('ALREADY_BOOKED')
    expect(await stockOf(world)).toMatchObject({ qty: 120, onOrder: 0, lots: [{ lot: 'L1' }] })
    await expectBalanced(world)
  })

  it.each([
    ['later', 'sent', 80],
    ['again', 'created', 80],
  ] as const)(
    'creates an order for missing units according to the choice: %s',
    async (choice, status, qty) => {
      const world = await makeStockWorld(host())
      const sent = await addSentOrder(world, 200)

      const { followUps } = await receiveAll(world, sent, 120, choice)
      await runDueJobs(host().adapters)

      expect(followUps).toMatchObject([{ status, originCommandId: sent.id, products: [{ qty }] }])
      expect(mailsOf(host(), followUps[0]?.id ?? '')).toEqual([])
      expect((await stockOf(world)).onOrder).toBe(80)
    },
  )

  it('lists the lots that an order brought in, without those of other orders or of earlier stock', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, productId } = world
    await addUnits(world, 7, { lot: 'AVANT', expiry: '2099-01-31' })
    const path = { id: (await addSentOrder(world)).id }
    const other = await addSentOrder(world)
    const lotsOf = () => superAdmin.client.call('listReceivedLots', { path })
    const before = await lotsOf()
    const received = [
      { productId, qty: 20, lot: 'B2', expiry: '2099-03-31' },
      { productId, qty: 30, lot: 'A1' },
      { productId, qty: 5 },
    ]

    await receiveAll(world, other, 3)
    const body = { bookingId: freshBooking(), received, choices: [] }
    await superAdmin.client.call('validateCommand', { path, body })

    expect(before).toEqual({ data: [] })
    expect(await lotsOf()).toEqual({
      data: [
        { productId, qty: 20, lot: 'B2', expiry: '2099-03-31' },
        { productId, qty: 30, lot: 'A1', expiry: null },
        { productId, qty: 5, lot: null, expiry: null },
      ],
    })
  })

  it('receives expired units only after a confirmation', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, productId } = world
    const { id } = await addSentOrder(world, 200)
    const expired = { productId, qty: 5, lot: 'VIEUX', expiry: '2020-01-31' }
    const receive = (isExpiredConfirmed: boolean) =>
      superAdmin.client.call('validateCommand', {
        path: { id },
        body: {
          bookingId: freshBooking(),
          received: [
            { productId, qty: 10 },
            { ...expired, isExpiredConfirmed },
          ],
          choices: [],
        },
      })

    expect(await refusal(receive(false))).toMatchObject({
      type: 'LOT_EXPIRED',
      message: 'Ce lot de Gants nitrile M est périmé',
      payload: { productId },
    })
    expect((await stockOf(world)).qty).toBe(0)
    expect((await orderOf(world, id)).status).toBe('sent')
    await receive(true)
    expect(await stockOf(world)).toMatchObject({ qty: 15, usableQty: 10 })
    await expectBalanced(world)
  })

  it('does not receive an order that is not sent', async () => {
    const world = await makeStockWorld(host())
    const error = await refusal(receiveAll(world, await addOrder(world), 1))
    expect(error).toMatchObject({
      type: 'ORDER_STATUS',
      message: 'Cette commande n’est pas envoyée',
    })
  })
}

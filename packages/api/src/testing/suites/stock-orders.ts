import { expect, it } from 'vitest'
import type { Command } from '../../contract/types.ts'
import { orderDueCentres } from '../../jobs/run-daily-orders.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { MailRefused } from '../../ports/services.ts'
import { refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'
import {
  addOrder,
  addOrdonnance,
  addReturn,
  addSentOrder,
  orderMailOf,
} from '../stock/stock-orders.ts'
import {
  addMember,
  addUnits,
  freshBooking,
  makeStockWorld,
  type StockWorld,
} from '../stock/stock-world.ts'

const stockOf = ({ superAdmin, centreId, productId }: StockWorld) =>
  superAdmin.client.call('getStock', { path: { id: centreId, productId } })

const order = ({ superAdmin }: StockWorld, id: string) =>
  superAdmin.client.call('getCommand', { path: { id } })

const ordersOf = async ({ superAdmin, centreId }: StockWorld) =>
  (await superAdmin.client.call('listCommands', { path: { id: centreId } })).data

const generate = ({ superAdmin, centreId }: StockWorld) =>
  superAdmin.client.call('generateCommands', { path: { id: centreId } })

const eventsOf = async ({ superAdmin }: StockWorld, id: string) =>
  (await superAdmin.client.call('listCommandEvents', { path: { id } })).data.map(({ kind }) => kind)

/** Sets thresholds of the product at the first centre: ordered at 50, up to 250, in boxes of 100. */
const setThresholds = ({ superAdmin, centreId, productId }: StockWorld) =>
  superAdmin.client.call('saveProductCentreData', {
    path: { id: productId, centreId },
    body: { qtyTriggerOrder: 50, qtyMinInStock: 250 },
  })

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

/** Checks that the ledger's sum equals the balance. */
async function expectBalanced(world: StockWorld): Promise<void> {
  const { superAdmin, centreId, productId } = world
  const { qty, lots } = await stockOf(world)
  const path = { id: centreId, productId }
  const { data } = await superAdmin.client.call('listMovements', { path })
  expect(data.reduce((sum, movement) => sum + movement.qty, 0)).toBe(qty)
  expect(lots.reduce((sum, lot) => sum + lot.qty, 0)).toBe(qty)
}

const mailsOf = ({ mailer }: ContractHost, id: string) =>
  mailer.outbox.filter(({ messageId }) => messageId.startsWith(`order.${id}.`))

export function stockOrdersSuite(host: () => ContractHost): void {
  it('orders what is short, says why before, and orders nothing more the second time', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, centreId, supplierId, productId } = world
    await setThresholds(world)
    await addUnits(world, 50)

    const plan = await superAdmin.client.call('planCommands', { path: { id: centreId } })
    const { data: made } = await generate(world)
    const { data: again } = await generate(world)

    expect(plan).toMatchObject({
      orders: [
        {
          supplierId,
          supplierName: 'Dentalys',
          commandId: null,
          lines: [{ productId, stock: 50, onOrder: 0, qtyTriggerOrder: 50, boxes: 2, qty: 200 }],
        },
      ],
      heldBack: [],
    })
    expect(made).toMatchObject([
      { centreId, supplierId, status: 'created', products: [{ id: productId, qty: 200 }] },
    ])
    expect(again).toEqual([])
    expect(await stockOf(world)).toMatchObject({ onOrder: 200, status: 'low' })
  })

  it('orders a shortage once when ten people order at once', async () => {
    const world = await makeStockWorld(host())
    await setThresholds(world)

    await Promise.all(Array.from({ length: 10 }, () => generate(world)))

    expect(await ordersOf(world)).toMatchObject([{ products: [{ qty: 300 }] }])
  })

  it('adds to the order that is not sent yet, but never raises what a person has set', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, centreId, productId } = world
    await setThresholds(world)
    const [made] = (await generate(world)).data
    const body = { products: [{ id: productId, qty: 0 }] }
    await superAdmin.client.call('updateCommand', { path: { id: made?.id ?? '' }, body })

    const { data } = await generate(world)

    expect(data).toEqual([])
    expect(await ordersOf(world)).toMatchObject([{ products: [{ qty: 0, isChangedByHand: true }] }])
    const plan = await superAdmin.client.call('planCommands', { path: { id: centreId } })
    expect(plan).toMatchObject({ orders: [], heldBack: [{ commandId: made?.id }] })
  })

  it('lets only an order that is not sent change, be deleted or be sent', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, productId } = world
    const { id } = await addSentOrder(world)
    const { client } = superAdmin
    const path = { id }
    const body = { products: [{ id: productId, qty: 1 }] }

    const refusals = await Promise.all([
      refusal(client.call('updateCommand', { path, body })),
      refusal(client.call('deleteCommand', { path })),
      refusal(client.call('sendCommand', { path, body: orderMailOf() })),
      refusal(addOrdonnance(world, id)),
    ])

    expect(refusals.map(({ type }) => type)).toEqual(Array(4).fill('ORDER_STATUS'))
    const { id: open } = await addOrder(world)
    await client.call('deleteCommand', { path: { id: open } })
    expect((await refusal(order(world, open))).type).toBe('NOT_FOUND')
  })

  it('mails the order once, with PDF, ordonnance and reply address, as it was when it was sent', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, centreId, supplierId } = world
    const { id } = await addOrder(world)
    await addOrdonnance(world, id, 'Ordonnance été.pdf')
    const path = { id }
    const mail = await superAdmin.client.call('getCommandMail', { path })
    await superAdmin.client.call('sendCommand', { path, body: orderMailOf() })
    expect(await order(world, id)).toMatchObject({ status: 'sent', isSending: true })

    await runDueJobs(host().adapters)

    expect(mail).toMatchObject({
      emailAddress: 'commandes@dentalys.example',
      emailSubject: 'Nouvelle commande pour Lyon Bellecour : ',
      clientNumber: null,
    })
    expect(mail.emailText).toContain('2 x Gants nitrile M, boîte de 100, réf. GN-M')
    const sent = mailsOf(host(), id)
    expect(sent).toMatchObject([
      {
        to: { address: 'commandes@dentalys.example' },
        replyTo: { address: superAdmin.email },
        subject: 'Nouvelle commande',
        text: orderMailOf().emailText,
        attachments: [
          { name: expect.stringMatching(/^commande-[0-9A-F]{8}\.pdf$/), type: 'application/pdf' },
          { name: 'Ordonnance été.pdf', type: 'application/pdf' },
        ],
      },
    ])
    expect(await order(world, id)).toMatchObject({ status: 'sent', isSending: false })
    expect(await eventsOf(world, id)).toEqual(['mailed', 'queued', 'ordonnance_added', 'created'])
    const numbers = { id: supplierId, centreId }
    expect(await superAdmin.client.call('getSupplierCentreData', { path: numbers })).toMatchObject({
      clientNumber: 'C-1042',
    })
  })

  it('makes the order editable again, with the reason, when its mail fails for good', async () => {
    const world = await makeStockWorld(host())
    const { id } = await addSentOrder(world)
    const { mailer } = host()
    mailer.refuse = ({ messageId }) => {
      if (messageId.startsWith(`order.${id}`)) throw new MailRefused('Boîte inconnue')
    }

    await runDueJobs(host().adapters)
    mailer.refuse = () => undefined

    expect(await order(world, id)).toMatchObject({
      status: 'created',
      isSending: false,
      sendError: 'Boîte inconnue',
    })
    expect(await eventsOf(world, id)).toContain('mail_failed')
    const path = { id }
    await world.superAdmin.client.call('sendCommand', { path, body: orderMailOf() })
    await runDueJobs(host().adapters)
    expect(mailsOf(host(), id)).toHaveLength(1)
    expect(await order(world, id)).toMatchObject({ status: 'sent', sendError: '' })
  })

  it('does not send without lines, without an ordonnance that is needed, or without a client number', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, productId } = world
    const { client } = superAdmin
    const path = { id: (await addOrder(world, 0)).id }
    const { clientNumber: _, ...without } = orderMailOf()
    const send = (
      body = orderMailOf() as Parameters<typeof client.call<'sendCommand'>>[1]['body'],
    ) => refusal(client.call('sendCommand', { path, body }))

    expect((await send()).type).toBe('ORDER_EMPTY')
    const lines = { products: [{ id: productId, qty: 100 }] }
    await client.call('updateCommand', { path, body: lines })
    expect((await send(without)).type).toBe('CLIENT_NUMBER_MISSING')
    await client.call('updateProduct', { path: { id: productId }, body: { needOrdonnance: true } })
    expect(await send()).toMatchObject({
      type: 'ORDONNANCE_MISSING',
      message: 'Ajoutez une ordonnance : Gants nitrile M en demande une',
    })
    await addOrdonnance(world, path.id)
    await client.call('sendCommand', { path, body: orderMailOf() })
  })

  it('takes only PDF, JPG and PNG as ordonnances, and shows them to people of the centre', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, otherCentreId } = world
    const { id } = await addOrder(world)
    const ref = await addOrdonnance(world, id)
    const path = { id, ref }
    const stranger = await addMember(world, { centreId: otherCentreId, permissions: ['commands'] })

    const file = new File(['<script>'], 'ordonnance.pdf', { type: 'application/pdf' })
    const wrong = superAdmin.client.call('addOrdonnance', { path: { id }, body: { file } })
    expect((await refusal(wrong)).type).toBe('MEDIA_TYPE')
    expect((await refusal(stranger.client.call('getOrdonnanceAddress', { path }))).type).toBe(
      'NOT_FOUND',
    )
    const { url } = await superAdmin.client.call('getOrdonnanceAddress', { path })
    const { pathname, search } = new URL(url)
    const at = host().stockUrl.replace(/\/api$/, '') + pathname + search
    const shown = await host().fetch(at)
    expect(shown.headers.get('content-type')).toBe('application/pdf')
    expect(await shown.text()).toContain('%PDF-')
    expect((await host().fetch(at.replace(/s=.{4}/, 's=AAAA'))).status).toBe(403)
    host().clock.advance(601)
    expect((await host().fetch(at)).status).toBe(403)
  })

  it('books what is received, once, and marks what is missing', async () => {
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
  ] as const)('orders what is missing as chosen: %s', async (choice, status, qty) => {
    const world = await makeStockWorld(host())
    const sent = await addSentOrder(world, 200)

    const { followUps } = await receiveAll(world, sent, 120, choice)
    await runDueJobs(host().adapters)

    expect(followUps).toMatchObject([{ status, originCommandId: sent.id, products: [{ qty }] }])
    expect(mailsOf(host(), followUps[0]?.id ?? '')).toEqual([])
    expect((await stockOf(world)).onOrder).toBe(80)
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
    expect((await order(world, id)).status).toBe('sent')
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

  it('takes the goods of a return out once, and refuses it as a whole if the stock is too small', async () => {
    const world = await makeStockWorld(host())
    const { client } = world.superAdmin
    const { id } = await addReturn(world, 5)
    const path = { id }
    const validate = () =>
      client.call('validateReturn', { path, body: { bookingId: freshBooking() } })
    await addUnits(world, 4)

    expect(await refusal(validate())).toMatchObject({
      type: 'NOT_ENOUGH_STOCK',
      message: 'Stock insuffisant : Gants nitrile M (4 en stock)',
    })
    expect((await stockOf(world)).qty).toBe(4)
    await addUnits(world, 2)
    expect(await validate()).toMatchObject({ status: 'returned' })
    expect((await refusal(validate())).type).toBe('ORDER_STATUS')
    expect((await refusal(client.call('deleteCommandReturn', { path }))).type).toBe('ORDER_STATUS')
    expect((await stockOf(world)).qty).toBe(1)
    await expectBalanced(world)
  })

  it('runs the daily ordering once per local date, from the hour that the centre has set', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, centreId } = world
    const { adapters, clock } = host()
    await setThresholds(world)
    await orderDueCentres(adapters)
    expect(await ordersOf(world)).toEqual([])
    const body = { create_cmd_hour: 0 }
    await superAdmin.client.call('updateCentre', { path: { id: centreId }, body })

    await Promise.all([orderDueCentres(adapters), orderDueCentres(adapters)])
    expect(await ordersOf(world)).toMatchObject([{ products: [{ qty: 300 }] }])
    expect(await eventsOf(world, (await ordersOf(world))[0]?.id ?? '')).toEqual(['generated'])

    await superAdmin.client.call('deleteCommand', {
      path: { id: (await ordersOf(world))[0]?.id ?? '' },
    })
    await orderDueCentres(adapters)
    expect(await ordersOf(world)).toEqual([])
    clock.advance(86_400)
    await orderDueCentres(adapters)
    expect(await ordersOf(world)).toHaveLength(1)
  })
}

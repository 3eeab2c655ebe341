import { expect, it, onTestFinished } from 'vitest'
import { orderDueCentres } from '../../jobs/run-daily-orders.ts'
import { noteBounce } from '../../bounces/note-bounce.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { MailRefused } from '../../ports/services.ts'
import { refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'
import {
  addOrder,
  addOrdonnance,
  addReturn,
  addSentOrder,
  expectBalanced,
  mailsOf,
  orderMailOf,
  orderOf,
  stockOf,
} from '../stock/stock-orders.ts'
import {
  addMember,
  addUnits,
  freshBooking,
  makeStockWorld,
  type StockWorld,
} from '../stock/stock-world.ts'

const ordersOf = async ({ superAdmin, centreId }: StockWorld) =>
  (await superAdmin.client.call('listCommands', { path: { id: centreId } })).data

const generate = ({ superAdmin, centreId }: StockWorld) =>
  superAdmin.client.call('generateCommands', { path: { id: centreId } })

const eventsOf = async ({ superAdmin }: StockWorld, id: string) =>
  (await superAdmin.client.call('listCommandEvents', { path: { id } })).data.map(({ kind }) => kind)

/**
 * Sets the thresholds of the product at the first centre: if the stock is 50 units or less, an
 * order raises it to at least 250.
 */
const setThresholds = ({ superAdmin, centreId, productId }: StockWorld) =>
  superAdmin.client.call('saveProductCentreData', {
    path: { id: productId, centreId },
    body: { qtyTriggerOrder: 50, qtyMinInStock: 250 },
  })

export function stockOrdersSuite(host: () => ContractHost): void {
  it('previews and generates the order for a shortage, and generates none the second time', async () => {
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

  it('orders a shortage only once when ten people generate orders at the same time', async () => {
    const world = await makeStockWorld(host())
    await setThresholds(world)

    await Promise.all(Array.from({ length: 10 }, () => generate(world)))

    expect(await ordersOf(world)).toMatchObject([{ products: [{ qty: 300 }] }])
  })

  it('does not add to a line that a person has changed, and reports the need as held back', async () => {
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

  it('rejects changing, deleting or sending an order that was already sent', async () => {
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
    expect((await refusal(orderOf(world, open))).type).toBe('NOT_FOUND')
  })

  it('mails the order once, with the PDF, the ordonnance, the reply address and the text that the person sent', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, centreId, supplierId } = world
    const { id } = await addOrder(world)
    await addOrdonnance(world, id, 'Ordonnance été.pdf')
    const path = { id }
    const mail = await superAdmin.client.call('getCommandMail', { path })
    await superAdmin.client.call('sendCommand', { path, body: orderMailOf() })
    expect(await orderOf(world, id)).toMatchObject({ status: 'sent', isSending: true })

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
    expect(await orderOf(world, id)).toMatchObject({ status: 'sent', isSending: false })
    expect(await eventsOf(world, id)).toEqual(['mailed', 'queued', 'ordonnance_added', 'created'])
    const page = { path: { id }, query: { filter: { limit: 1, offset: 2 } } }
    expect(await world.superAdmin.client.call('listCommandEvents', page)).toMatchObject({
      data: [{ kind: 'ordonnance_added' }],
      total: 4,
    })
    const numbers = { id: supplierId, centreId }
    expect(await superAdmin.client.call('getSupplierCentreData', { path: numbers })).toMatchObject({
      clientNumber: 'C-1042',
    })
  })

  it('makes the order editable again, with the reason, when its mail fails permanently', async () => {
    const world = await makeStockWorld(host())
    const { id } = await addSentOrder(world)
    const { mailer } = host()
    mailer.refuse = ({ messageId }) => {
      if (messageId.startsWith(`order.${id}`)) throw new MailRefused('Boîte inconnue')
    }

    await runDueJobs(host().adapters)
    mailer.refuse = () => undefined

    expect(await orderOf(world, id)).toMatchObject({
      status: 'created',
      isSending: false,
      sendError: 'Boîte inconnue',
    })
    expect(await eventsOf(world, id)).toContain('mail_failed')
    const path = { id }
    await world.superAdmin.client.call('sendCommand', { path, body: orderMailOf() })
    await runDueJobs(host().adapters)
    expect(mailsOf(host(), id)).toHaveLength(1)
    expect(await orderOf(world, id)).toMatchObject({ status: 'sent', sendError: '' })
  })

  it('makes the order editable again when its mail is returned, unless it was received', async () => {
    const world = await makeStockWorld(host())
    const { id } = await addSentOrder(world)
    await runDueJobs(host().adapters)
    const messageIds = mailsOf(host(), id).map(({ messageId }) => messageId)
    const failed = { messageIds, outcome: 'failed', status: '5.1.1', reply: '' } as const
    const delayed = await noteBounce(host().adapters, { ...failed, outcome: 'delayed' })
    const outcomes = [delayed]
    for (let time = 0; time < 2; time += 1) outcomes.push(await noteBounce(host().adapters, failed))

    expect(outcomes).toEqual(['ignored', 'noted', 'ignored'])
    expect(await orderOf(world, id)).toMatchObject({
      status: 'created',
      sendError: 'Refus définitif : cette adresse n’existe pas',
    })
    expect(await eventsOf(world, id)).toEqual(['mail_failed', 'mailed', 'queued', 'created'])
    await world.superAdmin.client.call('sendCommand', { path: { id }, body: orderMailOf() })
    expect(await noteBounce(host().adapters, failed)).toBe('ignored')
    expect(await orderOf(world, id)).toMatchObject({ status: 'sent', sendError: '' })
  })

  it('rejects sending an order without lines, without a required ordonnance, or without a client number', async () => {
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

  it('rejects orders from an archived supplier, but not returns to one', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, supplierId, productId } = world
    const { client } = superAdmin
    const { id } = await addOrder(world)
    const send = () => client.call('sendCommand', { path: { id }, body: orderMailOf() })
    const archive = (isArchived: boolean) =>
      client.call('updateSupplier', { path: { id: supplierId }, body: { isArchived } })
    await archive(true)

    const products = [{ id: productId, qty: 100 }]
    const refusals = await Promise.all([
      refusal(addOrder(world)),
      refusal(client.call('updateCommand', { path: { id }, body: { products } })),
      refusal(send()),
    ])

    const refused = {
      type: 'SUPPLIER_ARCHIVED',
      message: 'Dentalys est archivé : restaurez ce fournisseur pour lui commander.',
    }
    expect(refusals).toMatchObject([refused, refused, refused])
    expect(await orderOf(world, id)).toMatchObject({
      status: 'created',
      isSending: false,
      isSupplierArchived: true,
    })
    await addUnits(world, 1)
    const { id: returned } = await addReturn(world)
    const path = { id: returned }
    const body = { bookingId: freshBooking() }
    expect(await client.call('validateReturn', { path, body })).toMatchObject({
      status: 'returned',
    })
    await archive(false)
    expect(await send()).toMatchObject({ status: 'sent' })
  })

  it('accepts only PDF, JPG and PNG as ordonnances, and shows them only to people of the centre', async () => {
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

  it('counts ordonnances towards the organisation’s used storage until they are removed', async () => {
    const { adapters } = host()
    const world = await makeStockWorld(host())
    const { superAdmin, organisationId } = world
    const { storageUse } = adapters.repositories.within({ organisationId })
    const { mediaQuota } = adapters.settings
    onTestFinished(() => {
      adapters.settings.mediaQuota = mediaQuota
    })
    const { id } = await addOrder(world)
    const ref = await addOrdonnance(world, id, 'un.pdf', 1000)
    await addOrdonnance(world, id, 'deux.pdf', 500)
    expect(await storageUse.used()).toBe(1500)
    adapters.settings.mediaQuota = 2000

    const full = await refusal(addOrdonnance(world, id, 'trois.pdf', 501))
    expect(full).toMatchObject({ type: 'STORAGE_FULL', payload: { used: 1500, allowed: 2000 } })

    await superAdmin.client.call('removeOrdonnance', { path: { id, ref } })
    expect(await storageUse.used()).toBe(500)
    await addOrdonnance(world, id, 'trois.pdf', 501)
    await superAdmin.client.call('deleteCommand', { path: { id } })
    expect(await storageUse.used()).toBe(0)
  })

  it('limits the ordonnances that a person adds per hour', async () => {
    const world = await makeStockWorld(host())
    const { id } = await addOrder(world)
    await host().adapters.limiter.takeOrWait(`upload:${world.superAdmin.id}`, 300, 300, 3600)
    expect((await refusal(addOrdonnance(world, id))).type).toBe('TOO_MANY')
  })

  it('accepts at most 20 MB of ordonnances for one order', async () => {
    const world = await makeStockWorld(host())
    const { id } = await addOrder(world)
    const megabyte = 1024 * 1024
    await addOrdonnance(world, id, 'un.pdf', 10 * megabyte)
    await addOrdonnance(world, id, 'deux.pdf', 10 * megabyte)

    expect(await refusal(addOrdonnance(world, id, 'trois.pdf', megabyte))).toMatchObject({
      type: 'TOO_LARGE',
      message: 'Les ordonnances dépassent 20 Mo ensemble : enlevez-en une',
    })
    const { ordonnances } = await orderOf(world, id)
    expect(ordonnances.map(({ name, size }) => [name, size])).toEqual([
      ['un.pdf', 10 * megabyte],
      ['deux.pdf', 10 * megabyte],
    ])
  })

  it('takes the units of a return out only once, and refuses the whole return if the stock is too small', async () => {
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

  it('runs the daily ordering once per local date, and only at a centre with an ordering hour', async () => {
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

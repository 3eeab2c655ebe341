import { expect, it } from 'vitest'
import type { Command } from '@org/api/client'
import { addCommand, addReturn, addUnits, makeGroup, type StockGroup } from './stock-group.ts'
import type { StockPortsHost } from './stock-ports-host.ts'

const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)

const pdf = () =>
  new File(
    ['%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'],
    'ordonnance.pdf',
    { type: 'application/pdf' },
  )

/** Sends an order with the mail that the port proposes. */
async function send({ host, ports }: StockGroup, { id }: Command): Promise<void> {
  const { emailAddress, emailSubject, emailText } = await ports.commands.getMail(id)
  const mail = { emailAddress, emailSubject, emailText, clientNumber: 'C-1042' }
  await ports.commands.sendToSupplier({ id }, mail)
  await host.sendQueued()
}

export function ordersSuite(host: () => StockPortsHost): void {
  it('[3.7.08] lists, reads, saves and deletes orders of a centre', async () => {
    const group = await makeGroup(host())
    const { ports, centre, otherCentre, product } = group
    const first = await addCommand(group)
    const second = await addCommand(group)

    const products = [{ id: product.id, qty: 300 }]
    const saved = await ports.commands.save({ id: first.id, products })
    await ports.commands.delete(second.id)

    expect(saved).toMatchObject({ status: 'created', products: [{ qty: 300 }] })
    expect(await ports.commands.get(first.id)).toEqual(saved)
    expect((await ports.commands.getAllByCentreId(centre.id)).data).toEqual([saved])
    expect((await ports.commands.getAllByCentreId(otherCentre.id)).data).toEqual([])
    await expect(ports.commands.get(second.id)).rejects.toMatchObject({ type: 'NOT_FOUND' })
    const history = await ports.commands.getHistory(first.id)
    expect(history.data.map(({ kind }) => kind)).toEqual(['changed', 'created'])
  })

  it('[3.7.08] plans and generates the orders that a centre needs', async () => {
    const { ports, centre, product } = await makeGroup(host())
    const thresholds = { qtyTriggerOrder: 50, qtyMinInStock: 250 }
    const of = { productId: product.id, centreId: centre.id }
    await ports.productCentreData.save({ ...of, ...thresholds })

    const plan = await ports.commands.planAllForCentre(centre.id)
    const generated = await ports.commands.generateAllForCentre(centre.id)
    const again = await ports.commands.generateAllForCentre(centre.id)

    expect(plan.orders).toMatchObject([{ lines: [{ productId: product.id, qty: 300 }] }])
    expect(generated.data).toMatchObject([{ status: 'created', products: [{ qty: 300 }] }])
    expect(again.data).toEqual([])
    expect(ids(await ports.commands.getAllByCentreId(centre.id))).toEqual(ids(generated))
  })

  it('[3.7.08] sends an order to its supplier, after which the order waits for validation', async () => {
    const group = await makeGroup(host())
    const { ports, centre } = group
    const command = await addCommand(group)
    await addCommand(group)

    await send(group, command)

    const waiting = await ports.commands.getAllByCentreIdWaitingForValidation(centre.id)
    expect(ids(waiting)).toEqual([command.id])
    expect(waiting).toMatchObject({ data: [{ status: 'sent', isSending: false }], total: 1 })
    expect((await ports.commands.getAllByCentreId(centre.id)).total).toBe(2)
    const deletion = ports.commands.delete(command.id)
    await expect(deletion).rejects.toMatchObject({ type: 'ORDER_STATUS' })
  })

  it('[3.7.08] [3.7.24] mails an order with the given address, subject and text, and its attachments', async () => {
    const group = await makeGroup(host())
    const { ports, host: mailing } = group
    const { id } = await addCommand(group)
    const { ordonnances } = await ports.commands.addOrdonnance(id, pdf())
    const ref = ordonnances[0]?.ref ?? ''
    const { url } = await ports.commands.getOrdonnanceAddress(id, ref)

    await ports.commands.sendToSupplier(
      { id },
      {
        emailAddress: 'achats@dentalys.example',
        emailSubject: 'Commande urgente',
        emailText: 'Bonjour,\n\n2 x Gants nitrile M',
        clientNumber: 'C-1042',
      },
    )
    await mailing.sendQueued()

    const mail = mailing.outbox.findLast(({ messageId }) => messageId.startsWith(`order.${id}.`))
    expect(mail?.to.address).toBe('achats@dentalys.example')
    expect(mail?.subject).toBe('Commande urgente')
    expect(mail?.text).toContain('2 x Gants nitrile M')
    expect(mail?.attachments).toHaveLength(2)
    expect(mail?.attachments?.map(({ name }) => name)).toContain('ordonnance.pdf')
    expect(url).toContain(ref)
    const deletion = ports.commands.deleteOrdonnance(id, ref)
    await expect(deletion).rejects.toMatchObject({ type: 'ORDER_STATUS' })
  })

  it('[3.7.08] validates a partly received order, books in the received units and reorders the missing ones', async () => {
    const group = await makeGroup(host())
    const { ports, centre, product } = group
    const command = await addCommand(group)
    await send(group, command)
    const reception = {
      bookingId: crypto.randomUUID(),
      received: [{ productId: product.id, qty: 150 }],
      choices: [{ productId: product.id, choice: 'again' as const }],
    }

    const { command: received, followUps } = await ports.commands.validateCommand(
      command,
      reception,
    )

    expect(received).toMatchObject({ id: command.id, products: [{ qtyReceived: 150 }] })
    expect(followUps).toMatchObject([{ originCommandId: command.id, products: [{ qty: 50 }] }])
    expect((await ports.stock.get(centre.id, product.id)).qty).toBe(150)
    expect(await ports.commands.getReceivedLots(command.id)).toEqual({
      data: [{ productId: product.id, lot: null, expiry: null, qty: 150 }],
    })
    const waiting = await ports.commands.getAllByCentreIdWaitingForValidation(centre.id)
    expect(waiting.data).toEqual([])
  })

  it('[3.7.09] lists, reads and deletes returns, and validates one by removing its goods from the stock', async () => {
    const group = await makeGroup(host())
    const { ports, centre, product } = group
    await addUnits(group, 100)
    const first = await addReturn(group)
    const second = await addReturn(group)
    const third = await addReturn(group)
    const products = [{ id: product.id, qty: 20 }]

    const saved = await ports.commandReturns.save({ id: second.id, products })
    await ports.commandReturns.delete(third.id)
    const bookingId = crypto.randomUUID()
    const validated = await ports.commandReturns.validateReturn(first, { bookingId })

    expect(await ports.commandReturns.get(second.id)).toEqual(saved)
    const waiting = await ports.commandReturns.getAllByCentreIdWaitingForValidation(centre.id)
    expect(waiting).toEqual({ data: [saved], total: 1 })
    const all = await ports.commandReturns.getAllByCentreId(centre.id, { order: 'created_at' })
    expect(all.total).toBe(2)
    expect(all.data).toContainEqual(validated)
    expect((await ports.stock.get(centre.id, product.id)).qty).toBe(70)
    const history = await ports.commandReturns.getHistory(first.id)
    expect(history.data.map(({ kind }) => kind)).toEqual(['returned', 'created'])
  })
}

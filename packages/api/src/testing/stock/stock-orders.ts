import { expect } from 'vitest'
import type { Command, CommandReturn } from '../../contract/types.ts'
import type { ContractHost } from '../host.ts'
import type { StockWorld } from './stock-world.ts'

const pdf = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'

/** A multipart body with a small PDF. */
export function somePdf(name = 'ordonnance.pdf'): FormData {
  const form = new FormData()
  form.append('file', new Blob([pdf], { type: 'application/pdf' }), name)
  return form
}

/** Adds an order of two boxes of the product at the first centre. */
export function addOrder(world: StockWorld, qty = 200): Promise<Command> {
  const { superAdmin, centreId, supplierId, productId } = world
  return superAdmin.client.call('createCommand', {
    path: { id: centreId },
    body: { supplierId, products: [{ id: productId, qty }] },
  })
}

/** What a person sends an order with, including the centre's client number. */
export const orderMailOf = () => ({
  emailAddress: 'commandes@dentalys.example',
  emailSubject: 'Nouvelle commande',
  emailText: 'Bonjour,\n\n2 x Gants nitrile M',
  clientNumber: 'C-1042',
})

/** Adds an order and queues its mail. */
export async function addSentOrder(world: StockWorld, qty = 200): Promise<Command> {
  const { id } = await addOrder(world, qty)
  return world.superAdmin.client.call('sendCommand', { path: { id }, body: orderMailOf() })
}

/** Adds a PDF to an order, and returns its ref. It is small unless its size in bytes is given. */
export async function addOrdonnance(
  { superAdmin }: StockWorld,
  commandId: string,
  name = 'ordonnance.pdf',
  size = pdf.length,
): Promise<string> {
  const file = new File([pdf.padEnd(size)], name, { type: 'application/pdf' })
  const order = await superAdmin.client.call('addOrdonnance', {
    path: { id: commandId },
    body: { file },
  })
  return order.ordonnances.at(-1)?.ref ?? ''
}

/** Adds a return of one unit of the product at the first centre. */
export function addReturn(world: StockWorld, qty = 1): Promise<CommandReturn> {
  const { superAdmin, centreId, supplierId, productId } = world
  return superAdmin.client.call('createCommandReturn', {
    path: { id: centreId },
    body: { supplierId, products: [{ id: productId, qty }] },
  })
}

/** The stock of the product at the first centre. */
export const stockOf = ({ superAdmin, centreId, productId }: StockWorld) =>
  superAdmin.client.call('getStock', { path: { id: centreId, productId } })

export const orderOf = ({ superAdmin }: StockWorld, id: string) =>
  superAdmin.client.call('getCommand', { path: { id } })

/** Checks that the ledger's sum equals the balance. */
export async function expectBalanced(world: StockWorld): Promise<void> {
  const { superAdmin, centreId, productId } = world
  const { qty, lots } = await stockOf(world)
  const path = { id: centreId, productId }
  const { data } = await superAdmin.client.call('listMovements', { path })
  expect(data.reduce((sum, movement) => sum + movement.qty, 0)).toBe(qty)
  expect(lots.reduce((sum, lot) => sum + lot.qty, 0)).toBe(qty)
}

/** The mails of an order. */
export const mailsOf = ({ mailer }: ContractHost, id: string) =>
  mailer.outbox.filter(({ messageId }) => messageId.startsWith(`order.${id}.`))

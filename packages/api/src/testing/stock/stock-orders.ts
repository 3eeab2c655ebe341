import { expect } from 'vitest'
import type { Command, CommandReturn } from '../../contract/types.ts'
import type { ContractHost } from '../host.ts'
import type { StockWorld } from './stock-world.ts'

const pdf = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'

/** Creates a multipart body with a small PDF. */
export function somePdf(name = 'ordonnance.pdf'): FormData {
  const form = new FormData()
  form.append('file', new Blob([pdf], { type: 'application/pdf' }), name)
  return form
}

/** Adds an order of the product at the first centre; two boxes by default. */
export function addOrder(world: StockWorld, qty = 200): Promise<Command> {
  const { superAdmin, centreId, supplierId, productId } = world
  return superAdmin.client.call('createCommand', {
    path: { id: centreId },
    body: { supplierId, products: [{ id: productId, qty }] },
  })
}

/** Returns a valid body of `sendCommand`, including the centre's client number. */
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

/**
 * Adds a PDF to an order, and returns its ref. `size` is in bytes; by default, the PDF is small.
 */
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

/** Adds a return of the product at the first centre; one unit by default. */
export function addReturn(world: StockWorld, qty = 1): Promise<CommandReturn> {
  const { superAdmin, centreId, supplierId, productId } = world
  return superAdmin.client.call('createCommandReturn', {
    path: { id: centreId },
    body: { supplierId, products: [{ id: productId, qty }] },
  })
}

/** Returns the stock of the product at the first centre. */
export const stockOf = ({ superAdmin, centreId, productId }: StockWorld) =>
  superAdmin.client.call('getStock', { path: { id: centreId, productId } })

export const orderOf = ({ superAdmin }: StockWorld, id: string) =>
  superAdmin.client.call('getCommand', { path: { id } })

/**
 * Checks that the product's movements in the ledger add up to its balance, and that its lots do
 * too.
 */
export async function expectBalanced(world: StockWorld): Promise<void> {
  const { superAdmin, centreId, productId } = world
  const { qty, lots } = await stockOf(world)
  const path = { id: centreId, productId }
  const { data } = await superAdmin.client.call('listMovements', { path })
  expect(data.reduce((sum, movement) => sum + movement.qty, 0)).toBe(qty)
  expect(lots.reduce((sum, lot) => sum + lot.qty, 0)).toBe(qty)
}

/** Returns the mails that were sent for an order. */
export const mailsOf = ({ mailer }: ContractHost, id: string) =>
  mailer.outbox.filter(({ messageId }) => messageId.startsWith(`order.${id}.`))

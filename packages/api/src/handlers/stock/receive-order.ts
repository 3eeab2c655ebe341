import type { Call } from '../../call/call.ts'
import type { orderOperations } from '../../contract/operations/stock/orders.ts'
import type { ScopedRepositories } from '../../ports/repositories.ts'
import type { CommandRecord } from '../../ports/stock/orders.ts'
import { localHour } from '../../stock/rules/local-date.ts'
import { isOrderToValidate } from '../../stock/rules/order-status.ts'
import { type FollowUpOrder, receive } from '../../stock/rules/reception.ts'
import { book, checkNotBooked, lockedProducts } from './booking.ts'
import { spelledLines } from './lot-spelling.ts'
import { statusError } from './order-access.ts'
import { checkActiveCentre } from './checks.ts'
import { checkExpiry } from './check-expiry.ts'
import { addEvents } from '../../orders/order-events.ts'
import { newCommand } from '../../orders/planning.ts'
import { lotIdOf, lotOf } from '../../views/stock/lot-ids.ts'

type ReceptionCall = Call<(typeof orderOperations)['validateCommand']>

/**
 * Receives an order: books the units that arrived, and creates the follow-up orders that the person
 * has chosen for missing units. `leftOut` has the names of the archived products that they leave out.
 */
export async function receiveOrder(
  call: ReceptionCall,
  scoped: ScopedRepositories,
  order: CommandRecord,
): Promise<{ command: CommandRecord; followUps: CommandRecord[]; leftOut: string[] }> {
  const { adapters, body, member, now } = call
  const { stock } = scoped
  await checkNotBooked(stock, body.bookingId)
  if (!isOrderToValidate(order)) {
    const isReceived = order.status === 'received'
    throw statusError(
      isReceived ? 'Cette commande est déjà réceptionnée' : 'Cette commande n’est pas envoyée',
      order,
    )
  }
  await checkActiveCentre(stock, member, order.centre_id)
  const ordered = await stock.products.all({ id: order.lines.map((line) => line.product_id) })
  const archived = new Map(
    ordered.filter(({ is_archived }) => is_archived).map(({ id, name }) => [id, name]),
  )
  const received = await spelledLines(stock, order.centre_id, body.received)
  const result = receive({
    order: {
      id: order.id,
      lines: order.lines.map(({ product_id, qty }) => ({ productId: product_id, qty })),
    },
    received: received.map(({ productId, qty, lot = '', expiry = '' }) => ({
      productId,
      qty,
      lotId: lotIdOf({ lot, expiry }),
    })),
    choices: new Map(body.choices.map(({ productId, choice }) => [productId, choice])),
    archived: new Set(archived.keys()),
  })
  if (result.movements.length > 0) {
    const ids = result.movements.map(({ productId }) => productId)
    const products = await lockedProducts(scoped, order.centre_id, ids, now)
    checkExpiry(body.received, products, localHour(now).date)
    const units = result.movements.map(({ productId, lotId, qty }) => ({
      product_id: productId,
      ...lotOf(lotId),
      qty,
    }))
    const place = { centreId: order.centre_id, sourceId: order.id }
    await book(call, scoped, { id: body.bookingId, ...place, units, reason: 'received' })
  }
  const byHand = new Set(
    order.lines.filter((line) => line.is_changed_by_hand).map((line) => line.product_id),
  )
  const lines = result.lines.map(({ productId, qty, qtyReceived }) => ({
    product_id: productId,
    qty,
    qty_received: qtyReceived,
    is_changed_by_hand: byHand.has(productId),
  }))
  const command = await stock.commands.update(order.id, {
    status: 'received',
    lines,
    // A mail that is still queued will not be sent.
    is_sending: false,
    updated_at: now,
  })
  if (!command || command === 'stale') throw statusError('Cette commande a disparu', order)
  const followUps: CommandRecord[] = []
  for (const followUp of result.followUps) {
    followUps.push(await stock.commands.insert(followUpRow(call, order, followUp)))
  }
  const person = member.display_name
  const leftOut = result.leftOut.map((id) => archived.get(id) ?? '')
  const detail = leftOut.length > 0 ? `Archivé, non recommandé : ${leftOut.join(', ')}` : ''
  await addEvents(adapters, stock, [
    { orderId: order.id, kind: 'received', person, detail },
    ...followUps.map(({ id }) => ({ orderId: id, kind: 'followed' as const, person })),
  ])
  return { command, followUps, leftOut }
}

function followUpRow(
  { adapters, now }: ReceptionCall,
  { centre_id, supplier_id }: CommandRecord,
  { status, originCommandId, lines }: FollowUpOrder,
) {
  const rows = lines.map(({ productId, qty }) => ({
    product_id: productId,
    qty,
    qty_received: null,
    is_changed_by_hand: false,
  }))
  const command = newCommand(adapters.secrets.id(), { centre_id, supplier_id, lines: rows }, now)
  return { ...command, status, origin_command_id: originCommandId }
}

import { addEvents } from '../orders/order-events.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { Repositories } from '../ports/repositories.ts'
import type { CommandRecord } from '../ports/stock/orders.ts'
import type { OrderMailPayload } from './order-mail-job.ts'

/** One sending of an order. */
export type OrderSending = Pick<OrderMailPayload, 'organisationId' | 'commandId' | 'sendCount'>

/** What became of the mail of an order. */
export interface OrderOutcome {
  kind: 'mailed' | 'mail_failed'
  /** The address or, after a failure, the reason. */
  detail: string
}

/**
 * Locks an order, for a transaction that records what became of its mail.
 *
 * @returns null if the order was deleted or sent again since
 */
export async function lockSentOrder(
  inside: Repositories,
  { organisationId, commandId, sendCount }: OrderSending,
): Promise<CommandRecord | null> {
  const { stock } = inside.within({ organisationId })
  const known = (await stock.commands.all({ id: commandId }))[0]
  if (!known) return null
  // Locks the centre before the order, as all other calls do.
  await stock.centres.get(known.centre_id)
  const order = await stock.commands.get(commandId)
  return order?.send_count === sendCount ? order : null
}

/**
 * Records what became of an order's mail. After the final failure, the order can be edited and sent
 * again, unless it was received in the meantime.
 */
export async function recordOrderOutcome(
  adapters: Adapters,
  inside: Repositories,
  { id, organisation_id: organisationId, status }: CommandRecord,
  { kind, detail }: OrderOutcome,
): Promise<void> {
  const { stock } = inside.within({ organisationId })
  const next = status === 'sent' ? 'created' : status
  const failed = kind === 'mail_failed' && ({ send_error: detail, status: next } as const)
  await stock.commands.update(id, { is_sending: false, ...failed })
  await addEvents(adapters, stock, [{ orderId: id, kind, detail }])
}

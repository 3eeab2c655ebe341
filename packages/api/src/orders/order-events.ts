import type { ListQuery } from '../contract/filter.ts'
import type { OrderEvent, OrderEventKind } from '../contract/types.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { StockRepositories } from '../ports/stock/repositories.ts'
import { orderEventView } from '../views/stock/order-views.ts'

/** An event of an order or a return. Without a person, the server acted automatically. */
interface NewEvent {
  orderId: string
  kind: OrderEventKind
  person?: string
  detail?: string
}

/** Adds events to orders. Call it in a transaction that has locked their centre. */
export async function addEvents(
  { secrets, clock }: Pick<Adapters, 'secrets' | 'clock'>,
  { orderEvents }: StockRepositories,
  events: readonly NewEvent[],
): Promise<void> {
  const ids = events.map(({ orderId }) => orderId)
  const counts = new Map<string, number>()
  for (const { order_id: id } of await orderEvents.pick(['order_id'], { order_id: ids })) {
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const rows = events.map(({ orderId, kind, person = '', detail = '' }) => {
    const number = (counts.get(orderId) ?? 0) + 1
    counts.set(orderId, number)
    return {
      id: secrets.id(),
      order_id: orderId,
      number,
      kind,
      person,
      detail,
      created_at: clock.now(),
    }
  })
  await orderEvents.insertAll(rows)
}

/** Lists the events of an order, newest first. */
export async function eventsOf(
  { orderEvents }: StockRepositories,
  orderId: string,
  list: ListQuery,
): Promise<{ data: OrderEvent[]; total: number }> {
  const order = [{ field: 'number', descending: true }]
  const { data, total } = await orderEvents.list({ ...list, where: { order_id: orderId }, order })
  return { data: data.map(orderEventView), total }
}

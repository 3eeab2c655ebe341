import type { Answer, Client } from '@org/api/client'

/** What is waiting in a centre; undefined for what the user may not see. */
export interface WaitingWork {
  ordersToSend?: number
  ordersToReceive?: number
  productsToOrder?: number
  returns?: number
  expiring?: Answer<'listExpiringLots'>
}

export interface Sees {
  seesOrders: boolean
  seesReturns: boolean
  seesStock: boolean
}

/** Loads what is waiting in a centre, as far as the user may see it. */
export async function loadWaiting(
  client: Client,
  centreId: string,
  { seesOrders, seesReturns, seesStock }: Sees,
  signal: AbortSignal,
): Promise<WaitingWork> {
  const path = { id: centreId }
  const first = (status: string) => ({ path, query: { filter: { where: { status }, limit: 1 } } })
  const orders = seesOrders
    ? Promise.all([
        client.call('listCommands', first('created'), { signal }),
        client.call('listCommands', first('sent'), { signal }),
      ])
    : null
  const returns = seesReturns
    ? client.call('listCommandReturns', first('created'), { signal })
    : null
  const toOrder = seesStock
    ? countToOrder(client, path, signal)
    : seesOrders
      ? countPlanned(client, path, signal)
      : null
  const lots = seesStock ? client.call('listExpiringLots', { path }, { signal }) : null
  const [ordered, returned, productsToOrder, expiring] = await Promise.all([
    orders,
    returns,
    toOrder,
    lots,
  ])
  return {
    ...(ordered && {
      ordersToSend: ordered[0].total,
      ordersToReceive: ordered[1].total,
    }),
    ...(returned && { returns: returned.total }),
    ...(productsToOrder !== null && { productsToOrder }),
    ...(expiring && { expiring }),
  }
}

async function countPlanned(
  client: Client,
  path: { id: string },
  signal: AbortSignal,
): Promise<number> {
  const { orders } = await client.call('planCommands', { path }, { signal })
  return orders.reduce((sum, { lines }) => sum + lines.length, 0)
}

async function countToOrder(
  client: Client,
  path: { id: string },
  signal: AbortSignal,
): Promise<number> {
  const filter = { where: { is_archived: false, is_to_order: true }, limit: 1 }
  return (await client.call('listStock', { path, query: { filter } }, { signal })).total
}

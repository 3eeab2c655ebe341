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
        client.call('planCommands', { path }, { signal }),
      ])
    : null
  const returns = seesReturns
    ? client.call('listCommandReturns', first('created'), { signal })
    : null
  const lots = seesStock ? client.call('listExpiringLots', { path }, { signal }) : null
  const [ordered, returned, expiring] = await Promise.all([orders, returns, lots])
  return {
    ...(ordered && {
      ordersToSend: ordered[0].total,
      ordersToReceive: ordered[1].total,
      productsToOrder: ordered[2].orders.reduce((sum, { lines }) => sum + lines.length, 0),
    }),
    ...(returned && { returns: returned.total }),
    ...(expiring && { expiring }),
  }
}

import type { Answer } from '@org/api/client'
import type { StockPorts } from '@org/data'

/** The work that is waiting in a centre; fields are undefined if the user may not see them. */
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

/** Loads the work that is waiting in a centre; omits work that the user may not see. */
export async function loadWaiting(
  ports: StockPorts,
  centreId: string,
  { seesOrders, seesReturns, seesStock }: Sees,
  signal: AbortSignal,
): Promise<WaitingWork> {
  const first = { limit: 1 }
  const orders = seesOrders
    ? Promise.all([
        ports.commands.getAllByCentreId(
          centreId,
          { ...first, where: { status: 'created' } },
          { signal },
        ),
        ports.commands.getAllByCentreIdWaitingForValidation(centreId, first, { signal }),
      ])
    : null
  const returns = seesReturns
    ? ports.commandReturns.getAllByCentreIdWaitingForValidation(centreId, first, { signal })
    : null
  const toOrder = seesStock
    ? countToOrder(ports, centreId, signal)
    : seesOrders
      ? countPlanned(ports, centreId, signal)
      : null
  const lots = seesStock ? ports.stock.getAllExpiring(centreId, { signal }) : null
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
  ports: StockPorts,
  centreId: string,
  signal: AbortSignal,
): Promise<number> {
  const { orders } = await ports.commands.planAllForCentre(centreId, { signal })
  return orders.reduce((sum, { lines }) => sum + lines.length, 0)
}

async function countToOrder(
  ports: StockPorts,
  centreId: string,
  signal: AbortSignal,
): Promise<number> {
  const filter = { where: { is_archived: false, is_to_order: true }, limit: 1 }
  return (await ports.stock.getAll(centreId, filter, { signal })).total
}

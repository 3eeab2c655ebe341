import type { Answer } from '@org/api/client'
import type { StockPorts } from '@org/data'

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
        ports.commands.planAllForCentre(centreId, { signal }),
      ])
    : null
  const returns = seesReturns
    ? ports.commandReturns.getAllByCentreIdWaitingForValidation(centreId, first, { signal })
    : null
  const lots = seesStock ? ports.stock.getAllExpiring(centreId, { signal }) : null
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

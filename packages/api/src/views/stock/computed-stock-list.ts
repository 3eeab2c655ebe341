import type { ListQuery } from '../../contract/filter.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import type { ExpiryDays, StockList, StockParts } from '../../ports/stock/stock-list.ts'
import { isExpiring } from '../../stock/rules/lots.ts'
import { unitsOnOrder } from '../../stock/rules/on-order.ts'
import { stockStatuses } from '../../stock/rules/stock-status.ts'
import { lotBalance } from './lot-ids.ts'
import { stockFigures } from './stock-figures.ts'
import { comparing, contains, matches } from '../../rules/match.ts'

type Tables = Pick<StockRepositories, 'commands' | 'ledger' | 'productCentres' | 'products'>

/**
 * Lists products by their stock, for stores that cannot express the stock rules in a query. It
 * reads all products of the organisation, and applies the rules to each.
 */
export function computedStockList(tables: Tables): StockList {
  return {
    async page(centreId, days, { where, search, order, limit, offset }) {
      const entries = await entriesOf(tables, centreId, days)
      const matching = entries
        .filter((entry) => matches(entry, where) && contains(entry, search))
        .toSorted(comparing(ranked(order)))
      const page = matching.slice(offset, offset + limit)
      return { data: page.map(({ product }) => product), total: matching.length }
    },
    parts: (centreId, productIds) => partsOf(tables, centreId, productIds),
  }
}

/** Orders by the rank of a status instead of its name. */
function ranked(order: ListQuery['order']): ListQuery['order'] {
  return order.map((by) => (by.field === 'status' ? { ...by, field: 'status_rank' } : by))
}

async function partsOf(
  { commands, ledger, productCentres }: Tables,
  centreId: string,
  productIds: readonly string[],
): Promise<StockParts[]> {
  const byProduct = <R extends { product_id: string }>(rows: readonly R[]) =>
    new Map(rows.map((row) => [row.product_id, row]))
  const lots = Map.groupBy(await ledger.lots(centreId, productIds), (row) => row.product_id)
  const balances = byProduct(await ledger.balances(centreId, productIds))
  const thresholds = byProduct(await productCentres.all({ centre_id: centreId }))
  const orders = await commands.all({ centre_id: centreId, status: ['created', 'sent'] })
  const onOrder = unitsOnOrder(
    orders.map(({ status, lines }) => ({
      status,
      lines: lines.map(({ product_id, qty }) => ({ productId: product_id, qty })),
    })),
  )
  return productIds.map((id) => ({
    lots: lots.get(id) ?? [],
    balance: balances.get(id),
    thresholds: thresholds.get(id),
    onOrder: onOrder.get(id) ?? 0,
  }))
}

/**
 * Returns all products, each with its fields and with the figures that a list can be filtered and
 * ordered by.
 */
async function entriesOf(tables: Tables, centreId: string, { today, expiringBefore }: ExpiryDays) {
  const products = await tables.products.all()
  const ids = products.map(({ id }) => id)
  const parts = await partsOf(tables, centreId, ids)
  return products.flatMap((product, index) => {
    const stored = parts[index]
    if (!stored) return []
    const { figures, isToOrder } = stockFigures(stored, today)
    return {
      ...product,
      product,
      status: figures.status,
      status_rank: stockStatuses.indexOf(figures.status),
      is_to_order: isToOrder,
      is_expiring: stored.lots.map(lotBalance).some((lot) => isExpiring(lot, expiringBefore)),
      qty: figures.qty,
      on_order: figures.onOrder,
      next_expiry: figures.nextExpiry,
      last_movement_at: figures.lastMovementAt,
    }
  })
}

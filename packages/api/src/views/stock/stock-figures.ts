import type { Stock } from '../../contract/types.ts'
import type { StockParts } from '../../ports/stock/stock-list.ts'
import { isExpired, usableStock } from '../../stock/rules/lots.ts'
import { isBelowTrigger, type Supply } from '../../stock/rules/order-need.ts'
import { stockStatus } from '../../stock/rules/stock-status.ts'
import { lotBalance } from './lot-ids.ts'

type Figures = Pick<
  Stock,
  'qty' | 'usableQty' | 'onOrder' | 'status' | 'nextExpiry' | 'lastMovementAt'
>

/**
 * Returns a product's quantities and status at a centre, and whether it is to be ordered.
 *
 * @param today the local date, `YYYY-MM-DD`
 */
export function stockFigures(
  { lots, balance, thresholds, onOrder }: StockParts,
  today: string,
): { figures: Figures; isToOrder: boolean } {
  const balances = lots.map(lotBalance)
  const supply: Supply = {
    stock: usableStock(balances, today),
    onOrder,
    thresholds: thresholds
      ? {
          qtyTriggerOrder: thresholds.qty_trigger_order,
          qtyMinInStock: thresholds.qty_min_in_stock,
        }
      : null,
  }
  const next = balances.find((lot) => lot.expiry !== null && !isExpired(lot, today))
  const figures = {
    qty: balance?.qty ?? 0,
    usableQty: supply.stock,
    onOrder,
    status: stockStatus(supply),
    nextExpiry: next?.expiry ?? null,
    lastMovementAt: balance?.moved_at ?? null,
  }
  return { figures, isToOrder: isBelowTrigger(supply) }
}

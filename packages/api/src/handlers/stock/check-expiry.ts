import type { ProductRecord } from '../../ports/stock/records.ts'
import { isExpired } from '../../stock/rules/lots.ts'
import { lotExpired } from './take-lots.ts'

/** Units that are put into the stock. */
interface AddedUnits {
  productId: string
  /** The last day of use, `YYYY-MM-DD`. */
  expiry?: string | undefined
  isExpiredConfirmed?: boolean | undefined
}

/**
 * Rejects expired units that nobody has confirmed.
 *
 * @throws ApiError LOT_EXPIRED
 */
export function checkExpiry(
  lines: readonly AddedUnits[],
  products: readonly ProductRecord[],
  today: string,
): void {
  const expired = lines.find(
    ({ expiry = null, isExpiredConfirmed }) => !isExpiredConfirmed && isExpired({ expiry }, today),
  )
  if (!expired) return
  throw lotExpired(expired.productId, new Map(products.map(({ id, name }) => [id, name])))
}

import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { type LotLine, withLotSpelling } from '../../stock/rules/lot-spelling.ts'

/**
 * Gives each lot that a person typed the spelling that the centre already uses for the same lot.
 */
export async function spelledLines<Line extends LotLine>(
  { ledger }: StockRepositories,
  centreId: string,
  lines: readonly Line[],
): Promise<Line[]> {
  const typed = lines.filter(({ isLotTyped }) => isLotTyped)
  if (typed.length === 0) return [...lines]
  const lots = await ledger.lots(
    centreId,
    typed.map(({ productId }) => productId),
  )
  return withLotSpelling(
    lines,
    lots.map(({ product_id, lot }) => ({ productId: product_id, lot })),
  )
}

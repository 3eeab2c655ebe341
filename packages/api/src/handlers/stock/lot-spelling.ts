import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { type LotLine, withLotSpelling } from '../../stock/rules/lot-spelling.ts'

/** Changes the spelling of lots that a person typed to that of the same lots at the centre. */
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

import { allocateRemoval, type RemovalRequest } from './allocate-removal.ts'
import type { LotBalance, LotQuantity } from './lots.ts'

/** A line of a return to a supplier. */
export interface ReturnLine extends RemovalRequest {
  productId: string
}

/** Units of a product that are added to one lot, or taken from it. */
export interface LotMovement extends LotQuantity {
  productId: string
}

/** A line that the stock cannot cover, or that needs a confirmation. */
export interface RefusedReturnLine {
  productId: string
  refusal: 'not_enough' | 'expired'
  /** The units that could be taken for this line. */
  stock: number
}

/**
 * The units to take out of stock or, if the whole return is refused, all lines that are a reason
 * for the refusal.
 */
export type ReturnAllocation = { taken: LotMovement[] } | { refused: RefusedReturnLine[] }

/**
 * Divides a return among the lots of its products. The whole return is refused if the stock cannot
 * cover all lines together, or if a line names an expired lot without a confirmation. Lines that
 * name a lot come first, so that the other lines do not use up that lot. Lines of 0 units take
 * nothing.
 *
 * @param lotsOf the lots of each product at the centre
 * @param today the local date, `YYYY-MM-DD`
 */
export function allocateReturn(
  lines: readonly ReturnLine[],
  lotsOf: ReadonlyMap<string, readonly LotBalance[]>,
  today: string,
): ReturnAllocation {
  const taken: LotMovement[] = []
  const refused: RefusedReturnLine[] = []
  for (const line of namedLotsFirst(lines)) {
    const { productId } = line
    const own = taken.filter((movement) => movement.productId === productId)
    const lots = withoutTaken(lotsOf.get(productId) ?? [], own)
    const removal = allocateRemoval(lots, line, today)
    if ('refusal' in removal) refused.push({ productId, ...removal })
    else taken.push(...removal.taken.map((part) => ({ productId, ...part })))
  }
  return refused.length > 0 ? { refused } : { taken }
}

function namedLotsFirst(lines: readonly ReturnLine[]): ReturnLine[] {
  const rank = ({ lotId }: ReturnLine) => (lotId === undefined ? 1 : 0)
  return lines.filter(({ qty }) => qty !== 0).toSorted((a, b) => rank(a) - rank(b))
}

function withoutTaken(lots: readonly LotBalance[], taken: readonly LotQuantity[]): LotBalance[] {
  return lots.map((lot) => {
    const own = taken.filter(({ lotId }) => lotId === lot.lotId)
    return { ...lot, qty: own.reduce((left, { qty }) => left - qty, lot.qty) }
  })
}

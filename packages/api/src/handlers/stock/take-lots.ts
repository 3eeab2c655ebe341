import type { BodyOf } from '../../contract/operation-types.ts'
import { apiError } from '../../contract/errors.ts'
import type { stockLedgerOperations } from '../../contract/operations/stock/stock.ts'
import type { LotRecord } from '../../ports/stock/ledger.ts'
import { allocateRemoval } from '../../stock/rules/allocate-removal.ts'
import { expiredStock, type LotBalance } from '../../stock/rules/lots.ts'
import { lotBalance, lotOf } from '../../views/stock/lot-ids.ts'

type RemovalLine = BodyOf<(typeof stockLedgerOperations)['removeStock']>['lines'][number]

/** Units taken from a lot; positive. */
interface TakenUnits extends Pick<LotRecord, 'lot' | 'expiry'> {
  productId: string
  qty: number
}

/**
 * The units of a product that were available for a removal, and the expired units that were not.
 */
export interface Shortage {
  stock: number
  expired: number
}

interface Stocked {
  /** Lots by product id. */
  lots: ReadonlyMap<string, readonly LotRecord[]>
  /** Names by product id, for messages. */
  names: ReadonlyMap<string, string>
  today: string
}

/**
 * Distributes the lines of a removal over the lots. Two lines with the same product never take the
 * same units.
 *
 * @throws ApiError NOT_ENOUGH_STOCK, with the current stock of each product that lacks units, or
 *   LOT_EXPIRED, which asks for a confirmation
 */
export function takeLots(
  lines: readonly RemovalLine[],
  { lots, names, today }: Stocked,
): TakenUnits[] {
  const left = new Map([...lots].map(([id, rows]) => [id, rows.map(lotBalance)]))
  const taken: TakenUnits[] = []
  const short = new Map<string, Shortage>()
  for (const { productId, ...request } of lines) {
    const own = left.get(productId) ?? []
    const removal = allocateRemoval(own, request, today)
    if ('refusal' in removal) {
      if (removal.refusal === 'expired') throw lotExpired(productId, names)
      // A request that names a lot can take it even if it has expired, so no expired units are
      // reported.
      const expired = request.lotId === undefined ? expiredStock(own, today) : 0
      short.set(productId, { stock: removal.stock, expired })
      continue
    }
    left.set(productId, without(own, removal.taken))
    for (const { lotId, qty } of removal.taken) taken.push({ productId, ...lotOf(lotId), qty })
  }
  if (short.size > 0) throw notEnough(short, names)
  return taken
}

const without = (
  lots: readonly LotBalance[],
  taken: readonly { lotId: string | null; qty: number }[],
) =>
  lots.map((lot) => {
    const part = taken.find(({ lotId }) => lotId === lot.lotId)
    return part ? { ...lot, qty: lot.qty - part.qty } : lot
  })

/** Creates the error for a booking that would take more units than are in stock. */
export function notEnough(short: ReadonlyMap<string, Shortage>, names: Stocked['names']) {
  const products = [...short].map(([productId, shortage]) => ({
    productId,
    name: names.get(productId) ?? '',
    ...shortage,
  }))
  const listed = products
    .map(({ name, stock, expired }) => `${name} (${stock} en stock${expiredPart(expired)})`)
    .join(', ')
  return apiError('NOT_ENOUGH_STOCK', {
    message: `Stock insuffisant : ${listed}`,
    payload: { products },
  })
}

const expiredPart = (count: number): string => {
  if (count === 0) return ''
  return count === 1 ? ', plus 1 périmé' : `, plus ${count} périmés`
}

/** Creates the error that asks whether to use an expired lot. */
export function lotExpired(productId: string, names: Stocked['names']) {
  return apiError('LOT_EXPIRED', {
    message: `Ce lot de ${names.get(productId) ?? ''} est périmé`,
    payload: { productId },
  })
}

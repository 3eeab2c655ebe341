import type { BodyOf } from '../../contract/operation-types.ts'
import { apiError } from '../../contract/errors.ts'
import type { stockLedgerOperations } from '../../contract/operations/stock/stock.ts'
import type { LotRecord } from '../../ports/stock/ledger.ts'
import { allocateRemoval } from '../../stock/rules/allocate-removal.ts'
import type { LotBalance } from '../../stock/rules/lots.ts'
import { lotBalance, lotOf } from '../../views/stock/lot-ids.ts'

type RemovalLine = BodyOf<(typeof stockLedgerOperations)['removeStock']>['lines'][number]

/** Units taken from a lot; positive. */
interface TakenUnits extends Pick<LotRecord, 'lot' | 'expiry'> {
  productId: string
  qty: number
}

interface Stocked {
  /** Lots by product id. */
  lots: ReadonlyMap<string, readonly LotRecord[]>
  /** Names by product id, for messages. */
  names: ReadonlyMap<string, string>
  today: string
}

/**
 * Divides the lines of a removal among the lots. Two lines of the same product share its units.
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
  const short = new Map<string, number>()
  for (const { productId, ...request } of lines) {
    const own = left.get(productId) ?? []
    const removal = allocateRemoval(own, request, today)
    if ('refusal' in removal) {
      if (removal.refusal === 'expired') throw lotExpired(productId, names)
      short.set(productId, removal.stock)
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

/** The error of a booking that would take more than there is. */
export function notEnough(short: ReadonlyMap<string, number>, names: Stocked['names']) {
  const products = [...short].map(([productId, stock]) => ({
    productId,
    name: names.get(productId) ?? '',
    stock,
  }))
  const listed = products.map(({ name, stock }) => `${name} (${stock} en stock)`).join(', ')
  return apiError('NOT_ENOUGH_STOCK', {
    message: `Stock insuffisant : ${listed}`,
    payload: { products },
  })
}

/** The error that asks whether an expired lot may be taken. */
export function lotExpired(productId: string, names: Stocked['names']) {
  return apiError('LOT_EXPIRED', {
    message: `Ce lot de ${names.get(productId) ?? ''} est périmé`,
    payload: { productId },
  })
}

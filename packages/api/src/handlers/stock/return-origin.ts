import { found } from '../../call/checks.ts'
import { apiError } from '../../contract/errors.ts'
import type {
  CommandRecord,
  CommandReturnRecord,
  ReturnLineRecord,
} from '../../ports/stock/orders.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { excessIn } from '../../stock/rules/return-limits.ts'
import { idsOn } from './order-lines.ts'
import { statusError } from './order-access.ts'

type Place = Pick<CommandReturnRecord, 'centre_id' | 'supplier_id'>

/**
 * Returns the received order of a return; null for a return from the stock. Rejects an order of
 * another centre or supplier, or one that is not received.
 */
export async function originOf(
  { commands }: StockRepositories,
  originId: string | null,
  { centre_id, supplier_id }: Place,
): Promise<CommandRecord | null> {
  if (originId === null) return null
  const order = found(await commands.get(originId))
  if (order.centre_id !== centre_id || order.supplier_id !== supplier_id) found(null)
  if (order.status !== 'received') {
    throw statusError('Cette commande n’est pas encore réceptionnée', order)
  }
  return order
}

/** Returns the ids of the products that an order delivered, which can go back whoever sells them now. */
export const deliveredBy = (origin: CommandRecord | null): Set<string> => idsOn(origin?.lines ?? [])

/** Rejects lines without units. */
export function checkUnits(lines: readonly { qty: number }[]): void {
  if (lines.every(({ qty }) => qty > 0)) return
  throw apiError('RETURN_EMPTY')
}

/** Rejects a return of more units than its order delivered, less what went back already. */
export async function checkReturnable(
  stock: StockRepositories,
  origin: CommandRecord | null,
  lines: readonly ReturnLineRecord[],
): Promise<void> {
  if (!origin) return
  const before = await stock.commandReturns.all({
    centre_id: origin.centre_id,
    origin_command_id: origin.id,
    status: 'returned',
  })
  const unitsOf = (rows: readonly ReturnLineRecord[]) =>
    rows.map(({ product_id: productId, qty }) => ({ productId, qty }))
  const excess = excessIn(unitsOf(lines), {
    delivered: new Map(origin.lines.map((line) => [line.product_id, line.qty_received ?? 0])),
    returned: before.flatMap((row) => unitsOf(row.lines)),
  })
  if (excess.length === 0) return
  const rows = await stock.products.pick(['id', 'name'], {
    id: excess.map(({ productId }) => productId),
  })
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const details = excess.map(
    ({ productId, left }) => `${names.get(productId) ?? ''} (${left} au plus)`,
  )
  throw apiError('RETURN_TOO_LARGE', {
    message: `Ce retour dépasse ce que la commande a livré et qui n’est pas déjà rendu : ${details.join(', ')}`,
    payload: { products: excess },
  })
}

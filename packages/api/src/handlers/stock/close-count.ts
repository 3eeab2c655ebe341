import type { Call } from '../../call/call.ts'
import { found } from '../../call/checks.ts'
import { apiError } from '../../contract/errors.ts'
import type { countOperations } from '../../contract/operations/stock/counts.ts'
import type { NewMovement } from '../../ports/stock/ledger.ts'
import type { CountLineRecord, CountRecord } from '../../ports/stock/records.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import {
  closeCount as closing,
  type CountClosing,
  type CountMovement,
  type CountShortfall,
  uncountedLots,
} from '../../stock/rules/count.ts'
import { lotOf } from '../../views/stock/lot-ids.ts'
import { lockProducts } from './booking.ts'
import { countedLot, lotsByProduct, openCount, productsOf, viewOfCount } from './count-parts.ts'

type CloseCall = Call<(typeof countOperations)['closeCount']>

/** Returns the numbers of products and of units in these lots. */
export const totalOf = (lots: readonly CountMovement[]) => ({
  products: new Set(lots.map(({ productId }) => productId)).size,
  units: lots.reduce((sum, { qty }) => sum + qty, 0),
})

/**
 * Books the differences of a count and closes it.
 *
 * @throws ApiError COUNT_CHANGED, with the current numbers of uncounted products and units, if they
 * differ from the numbers that the person agreed to set to zero
 */
export async function closeCount(call: CloseCall, stock: StockRepositories) {
  const { path, body, member, now } = call
  const former = await stock.counts.get(path.id)
  if (former?.booking_id === body.bookingId) throw apiError('ALREADY_BOOKED')
  const count = await openCount(stock, path.id)
  const lines = await stock.countLines.all({ count_id: count.id })
  const whole = await lockedClosing(call, stock, { count, lines })
  checkConfirmed(body.emptied, whole)
  const { movements, shortfalls } = closing(whole)
  await book(call, stock, { count, movements })
  const closed = await stock.counts.update(count.id, {
    status: 'closed',
    ended_by: member.display_name,
    ended_at: now,
    booking_id: body.bookingId,
  })
  const quantities = movements.map(({ qty }) => qty)
  return {
    count: await viewOfCount(stock, found(closed === 'stale' ? null : closed)),
    added: sumOf(quantities.filter((qty) => qty > 0)),
    removed: -sumOf(quantities.filter((qty) => qty < 0)),
    shortfalls: await namedShortfalls(stock, shortfalls),
  }
}

const sumOf = (quantities: readonly number[]) => quantities.reduce((sum, qty) => sum + qty, 0)

/** Locks the counted products, and those that are set to zero, before reading their stock. */
async function lockedClosing(
  { body, now }: CloseCall,
  stock: StockRepositories,
  { count, lines }: { count: CountRecord; lines: readonly CountLineRecord[] },
): Promise<CountClosing> {
  const emptied = body.emptied === null ? [] : await stockedProducts(stock, count)
  const ids = [...new Set([...lines.map(({ product_id }) => product_id), ...emptied])]
  await lockProducts(stock, count.centre_id, ids, now)
  const lots = lotsByProduct(await stock.ledger.lots(count.centre_id, ids))
  return { lines: lines.map(countedLot), lots, emptied }
}

/** Returns the ids of the category's products that are in stock. */
async function stockedProducts(stock: StockRepositories, count: CountRecord): Promise<string[]> {
  const ids = (await productsOf(stock, count)).map(({ id }) => id)
  const balances = await stock.ledger.balances(count.centre_id, ids)
  return balances.filter(({ qty }) => qty > 0).map(({ product_id }) => product_id)
}

function checkConfirmed(confirmed: CloseCall['body']['emptied'], whole: CountClosing): void {
  if (confirmed === null) return
  const rest = totalOf(uncountedLots(whole))
  if (rest.products !== confirmed.products || rest.units !== confirmed.units) {
    throw apiError('COUNT_CHANGED', { payload: { rest } })
  }
}

async function book(
  { adapters, body, member, now }: CloseCall,
  { ledger }: StockRepositories,
  { count, movements }: { count: CountRecord; movements: readonly CountMovement[] },
): Promise<void> {
  if (movements.length === 0) return
  const rows = movements.map(({ productId, lotId, qty }): NewMovement => ({
    id: adapters.secrets.id(),
    booking_id: body.bookingId,
    centre_id: count.centre_id,
    product_id: productId,
    ...lotOf(lotId),
    qty,
    reason: 'counted',
    source_id: '',
    user_id: member.id,
    person: member.display_name,
    created_at: now,
  }))
  if (!(await ledger.book(body.bookingId, rows))) throw apiError('ALREADY_BOOKED')
}

async function namedShortfalls(
  { products }: StockRepositories,
  shortfalls: readonly CountShortfall[],
) {
  if (shortfalls.length === 0) return []
  const rows = await products.pick(['id', 'name'], {
    id: shortfalls.map(({ productId }) => productId),
  })
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return shortfalls.map(({ productId, lotId, missing }) => ({
    productId,
    name: names.get(productId) ?? '',
    lot: lotOf(lotId).lot || null,
    missing,
  }))
}

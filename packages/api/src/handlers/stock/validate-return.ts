import type { Call } from '../../call/call.ts'
import { found } from '../../call/checks.ts'
import type { returnOperations } from '../../contract/operations/stock/returns.ts'
import type { CommandReturn } from '../../contract/types.ts'
import type { ScopedRepositories } from '../../ports/repositories.ts'
import type { CommandReturnRecord } from '../../ports/stock/orders.ts'
import { allocateReturn, type RefusedReturnLine } from '../../stock/rules/allocate-return.ts'
import { localHour } from '../../stock/rules/local-date.ts'
import { book, checkNotBooked, lockedProducts } from './booking.ts'
import { checkActiveCentre } from './checks.ts'
import { checkOpen } from './order-access.ts'
import { addEvents } from '../../orders/order-events.ts'
import { returnViewOf } from './order-names.ts'
import { lotBalance, lotOf } from '../../views/stock/lot-ids.ts'
import { checkUnits, checkReturnable, originOf } from './return-origin.ts'
import { lotExpired, notEnough } from './take-lots.ts'

type ValidationCall = Call<(typeof returnOperations)['validateReturn']>

/** Takes the goods of a return out of the stock: all lines or none. */
export async function validateReturn(
  call: ValidationCall,
  scoped: ScopedRepositories,
  row: CommandReturnRecord,
): Promise<CommandReturn> {
  const { adapters, body, member, now } = call
  const { stock } = scoped
  await checkNotBooked(stock, body.bookingId)
  checkOpen(row)
  await checkActiveCentre(stock, member, row.centre_id)
  checkUnits(row.lines)
  await checkReturnable(stock, await originOf(stock, row.origin_command_id, row), row.lines)
  const { centre_id: centreId } = row
  const ids = row.lines.map((line) => line.product_id)
  const products = await lockedProducts(scoped, centreId, ids, now)
  const lots = Map.groupBy(await stock.ledger.lots(centreId, ids), (lot) => lot.product_id)
  const allocation = allocateReturn(
    row.lines.map(({ product_id, qty, lot_id }) => ({
      productId: product_id,
      qty,
      lotId: lot_id,
      isExpiredConfirmed: body.isExpiredConfirmed,
    })),
    new Map([...lots].map(([id, rows]) => [id, rows.map(lotBalance)])),
    localHour(now).date,
  )
  if ('refused' in allocation) {
    throw refusalOf(allocation.refused, new Map(products.map(({ id, name }) => [id, name])))
  }
  const units = allocation.taken.map(({ productId, lotId, qty }) => ({
    product_id: productId,
    ...lotOf(lotId),
    qty: -qty,
  }))
  if (units.length > 0) {
    const place = { centreId, sourceId: row.id }
    await book(call, scoped, { id: body.bookingId, ...place, units, reason: 'returned' })
  }
  const saved = found(
    await stock.commandReturns.mark(row.id, { status: 'returned', updated_at: now }),
  )
  const person = member.display_name
  await addEvents(adapters, stock, [{ orderId: row.id, kind: 'returned', person }])
  return returnViewOf(stock, saved)
}

function refusalOf(
  refused: readonly RefusedReturnLine[],
  names: ReadonlyMap<string, string>,
): Error {
  const short = refused.filter(({ refusal }) => refusal === 'not_enough')
  if (short.length > 0) {
    // A line of a return names its lot, so expired units are not reported separately.
    const shortages = short.map(
      ({ productId, stock }) => [productId, { stock, expired: 0 }] as const,
    )
    return notEnough(new Map(shortages), names)
  }
  return lotExpired(refused[0]?.productId ?? '', names)
}

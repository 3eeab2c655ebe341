import type { Call, HandlersOf } from '../../call/call.ts'
import { found } from '../../call/checks.ts'
import type { ListQuery } from '../../contract/filter.ts'
import { apiError } from '../../contract/errors.ts'
import {
  expiringDays,
  maxExpiringLots,
  type stockLedgerOperations,
} from '../../contract/operations/stock/stock.ts'
import type { ExpiryDays, StockedProduct } from '../../ports/stock/stock-list.ts'
import type { ScopedRepositories } from '../../ports/repositories.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { localHour } from '../../stock/rules/local-date.ts'
import type { MovementReason } from '../../stock/rules/movement-reasons.ts'
import { withLotSpelling } from '../../stock/rules/lot-spelling.ts'
import { partsAfterBooking } from '../../views/stock/parts-after-booking.ts'
import { movementView } from '../../views/stock/movement-view.ts'
import { book, startBooking, type Units } from './booking.ts'
import { checkExpiry } from './check-expiry.ts'
import { checkCentre, checkCentreRight } from './checks.ts'
import { whereAlso } from './where-also.ts'
import { stockEntries, stockEntry } from './stock-entries.ts'
import { takeLots } from './take-lots.ts'

const secondsPerDay = 86_400

/** Maximum number of lots whose products a search by lot lists. */
const maxProductsOfLot = 500

type Operations = typeof stockLedgerOperations
type BookingCall = Call<Operations['addStock']> | Call<Operations['removeStock']>

const productIdsOf = ({ body }: BookingCall) => body.lines.map(({ productId }) => productId)

/**
 * Returns the dates before which lots count as expired or about to expire. `now` is in seconds
 * since 1970.
 */
const expiryDays = (now: number): ExpiryDays => ({
  today: localHour(now).date,
  expiringBefore: localHour(now + (expiringDays + 1) * secondsPerDay).date,
})

/** Returns the query of a stock list; with `lot`, it finds only products that have had such a lot. */
async function withLot(
  { ledger }: StockRepositories,
  { path, query, list }: Call<Operations['listStock']>,
): Promise<ListQuery> {
  if (query.lot === undefined) return list
  const lots = await ledger.searchLots(query.lot, [path.id], maxProductsOfLot)
  const ids = [...new Set(lots.map((row) => row.product_id))]
  return { ...list, where: whereAlso(list.where, ids) }
}

/**
 * Books the units and returns the stock of the products afterwards. `stocked` is their stock
 * before.
 */
async function bookUnits(
  call: BookingCall,
  scoped: ScopedRepositories,
  stocked: readonly StockedProduct[],
  booking: { units: readonly Units[]; reason: MovementReason },
) {
  const { path, body, now } = call
  const centreId = path.id
  await book(call, scoped, { id: body.bookingId, centreId, ...booking })
  const units = Map.groupBy(booking.units, ({ product_id }) => product_id)
  const { date: today } = localHour(now)
  return {
    data: stocked.map(({ product, parts: before }) => {
      const booked = units.get(product.id) ?? []
      const parts = partsAfterBooking(before, product, booked, { centreId, now })
      return stockEntry({ product, parts }, centreId, today)
    }),
  }
}

export const stockLedgerHandlers: HandlersOf<Operations> = {
  async listStock(call) {
    const { caller, member, path, now, repositories } = call
    const { stock } = repositories.within(caller.scope)
    await checkCentre(stock, member, path.id)
    const page = await stock.list.page(path.id, expiryDays(now), await withLot(stock, call))
    return { data: await stockEntries(stock, path.id, page.data, now), total: page.total }
  },

  async getStock({ caller, member, path, now, repositories }) {
    const { stock } = repositories.within(caller.scope)
    await checkCentre(stock, member, path.id)
    const product = found(await stock.products.get(path.productId))
    return found((await stockEntries(stock, path.id, [product], now))[0])
  },

  async listExpiringLots({ caller, member, path, now, repositories }) {
    const { stock } = repositories.within(caller.scope)
    await checkCentre(stock, member, path.id)
    const { today, expiringBefore } = expiryDays(now)
    const { data, total } = await stock.ledger.expiringLots(
      path.id,
      expiringBefore,
      maxExpiringLots,
    )
    const ids = [...new Set(data.map((row) => row.product_id))]
    const names = new Map((await stock.products.all({ id: ids })).map(({ id, name }) => [id, name]))
    return {
      data: data.map(({ product_id, lot, expiry, qty }) => ({
        productId: product_id,
        name: names.get(product_id) ?? '',
        lot: lot || null,
        expiry,
        isExpired: expiry < today,
        qty,
      })),
      total,
    }
  },

  async listMovements({ caller, member, path, list, repositories }) {
    const { stock } = repositories.within(caller.scope)
    await checkCentre(stock, member, path.id)
    found(await stock.products.get(path.productId))
    const { data, total } = await stock.ledger.movements(path.id, path.productId, list)
    return { data: data.map(movementView), total }
  },

  async listStockMovements({ caller, member, path, list, query, repositories }) {
    const { stock } = repositories.within(caller.scope)
    await checkCentre(stock, member, path.id)
    const { data, total } = await stock.ledger.movements(path.id, null, {
      ...list,
      lot: query.lot,
    })
    const ids = [...new Set(data.map((row) => row.product_id))]
    const products = new Map((await stock.products.all({ id: ids })).map((row) => [row.id, row]))
    return {
      data: data.map((row) => {
        const { name = '', code = '' } = products.get(row.product_id) ?? {}
        return { ...movementView(row), productId: row.product_id, name, code }
      }),
      total,
    }
  },

  async addStock(call) {
    const { caller, member, path, body, now, commit } = call
    checkCentreRight(member, path.id)
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const { bookingId } = body
      const stocked = await startBooking(scoped, bookingId, path.id, productIdsOf(call), now)
      const products = stocked.map(({ product }) => product)
      const archived = products.find((product) => product.is_archived)
      if (archived) {
        const message = `${archived.name} est archivé`
        throw apiError('PRODUCT_ARCHIVED', { message, payload: { productId: archived.id } })
      }
      checkExpiry(body.lines, products, localHour(now).date)
      const held = stocked.flatMap(({ product: { id: productId }, parts }) =>
        parts.lots.map(({ lot }) => ({ productId, lot })),
      )
      const units = withLotSpelling(body.lines, held).map(
        ({ productId, qty, lot = '', expiry = '' }) => ({
          product_id: productId,
          lot,
          expiry,
          qty,
        }),
      )
      return bookUnits(call, scoped, stocked, { units, reason: 'added' })
    })
  },

  async removeStock(call) {
    const { caller, member, path, body, now, commit } = call
    checkCentreRight(member, path.id)
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const { bookingId } = body
      const stocked = await startBooking(scoped, bookingId, path.id, productIdsOf(call), now)
      const taken = takeLots(body.lines, {
        lots: new Map(stocked.map(({ product, parts }) => [product.id, parts.lots])),
        names: new Map(stocked.map(({ product }) => [product.id, product.name])),
        today: localHour(now).date,
      })
      const units = taken.map(({ productId, qty, ...lot }) => ({
        product_id: productId,
        ...lot,
        qty: -qty,
      }))
      return bookUnits(call, scoped, stocked, { units, reason: 'removed' })
    })
  },
}

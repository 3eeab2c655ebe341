import type { Call, HandlersOf } from '../../call/call.ts'
import { found } from '../../call/checks.ts'
import type { Movement } from '../../contract/entities/stock/stock.ts'
import { apiError } from '../../contract/errors.ts'
import {
  expiringDays,
  maxExpiringLots,
  type stockLedgerOperations,
} from '../../contract/operations/stock/stock.ts'
import type { MovementRecord } from '../../ports/stock/ledger.ts'
import type { ProductRecord } from '../../ports/stock/records.ts'
import type { ExpiryDays } from '../../ports/stock/stock-list.ts'
import type { ScopedRepositories } from '../../ports/repositories.ts'
import { localHour } from '../../stock/rules/local-date.ts'
import type { MovementReason } from '../../stock/rules/movement-reasons.ts'
import { book, checkNotBooked, lockedProducts, type Units } from './booking.ts'
import { checkExpiry } from './check-expiry.ts'
import { checkCentre } from './checks.ts'
import { spelledLines } from './lot-spelling.ts'
import { stockEntries } from './stock-entries.ts'
import { takeLots } from './take-lots.ts'

const secondsPerDay = 86_400

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

const toMovement = (row: MovementRecord): Movement => ({
  id: row.id,
  lot: row.lot || null,
  expiry: row.expiry || null,
  qty: row.qty,
  reason: row.reason,
  sourceId: row.source_id || null,
  person: row.person,
  createdAt: row.created_at,
})

/** Books the units and returns the stock of the products afterwards. */
async function bookUnits(
  call: BookingCall,
  scoped: ScopedRepositories,
  products: readonly ProductRecord[],
  booking: { units: readonly Units[]; reason: MovementReason },
) {
  const { path, body, now } = call
  await book(call, scoped, { id: body.bookingId, centreId: path.id, ...booking })
  return { data: await stockEntries(scoped.stock, path.id, products, now) }
}

export const stockLedgerHandlers: HandlersOf<Operations> = {
  async listStock({ caller, member, path, list, now, repositories }) {
    const { stock } = repositories.within(caller.scope)
    await checkCentre(stock, member, path.id)
    const page = await stock.list.page(path.id, expiryDays(now), list)
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
    return { data: data.map(toMovement), total }
  },

  async listStockMovements({ caller, member, path, list, repositories }) {
    const { stock } = repositories.within(caller.scope)
    await checkCentre(stock, member, path.id)
    const { data, total } = await stock.ledger.movements(path.id, null, list)
    const ids = [...new Set(data.map((row) => row.product_id))]
    const products = new Map((await stock.products.all({ id: ids })).map((row) => [row.id, row]))
    return {
      data: data.map((row) => {
        const { name = '', code = '' } = products.get(row.product_id) ?? {}
        return { ...toMovement(row), productId: row.product_id, name, code }
      }),
      total,
    }
  },

  async addStock(call) {
    const { caller, member, path, body, now, repositories, commit } = call
    // Check this outside of the transaction. Inside, reading the centre would lock it for everyone
    // else.
    await checkCentre(repositories.within(caller.scope).stock, member, path.id)
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const products = await lockedProducts(scoped, path.id, productIdsOf(call), now)
      await checkNotBooked(scoped.stock, body.bookingId)
      const archived = products.find((product) => product.is_archived)
      if (archived) {
        const message = `${archived.name} est archivé`
        throw apiError('PRODUCT_ARCHIVED', { message, payload: { productId: archived.id } })
      }
      checkExpiry(body.lines, products, localHour(now).date)
      const lines = await spelledLines(scoped.stock, path.id, body.lines)
      const units = lines.map(({ productId, qty, lot = '', expiry = '' }) => ({
        product_id: productId,
        lot,
        expiry,
        qty,
      }))
      return bookUnits(call, scoped, products, { units, reason: 'added' })
    })
  },

  async removeStock(call) {
    const { caller, member, path, body, now, repositories, commit } = call
    await checkCentre(repositories.within(caller.scope).stock, member, path.id)
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const products = await lockedProducts(scoped, path.id, productIdsOf(call), now)
      await checkNotBooked(scoped.stock, body.bookingId)
      const rows = await scoped.stock.ledger.lots(
        path.id,
        products.map(({ id }) => id),
      )
      const taken = takeLots(body.lines, {
        lots: Map.groupBy(rows, (row) => row.product_id),
        names: new Map(products.map(({ id, name }) => [id, name])),
        today: localHour(now).date,
      })
      const units = taken.map(({ productId, qty, ...lot }) => ({
        product_id: productId,
        ...lot,
        qty: -qty,
      }))
      return bookUnits(call, scoped, products, { units, reason: 'removed' })
    })
  },
}

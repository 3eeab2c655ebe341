import type { Scope } from '../../ports/repositories.ts'
import type { LotRecord, NewMovement, StockLedger } from '../../ports/stock/ledger.ts'
import { CentreArchivedError, MissingReferenceError } from '../../ports/table.ts'
import { byExpiry, usableStock } from '../../stock/rules/lots.ts'
import { lotBalance } from '../../views/stock/lot-ids.ts'
import type { Store } from '../store.ts'
import { isNamed, memoryLots } from './memory-lots.ts'

const lotKey = ({
  centre_id,
  product_id,
  lot,
  expiry,
}: Omit<LotRecord, 'qty' | 'organisation_id'>) => [centre_id, product_id, expiry, lot].join(' ')

/**
 * Creates the ledger of an organisation. Transactions run one at a time, so nothing needs a lock.
 */
export function memoryLedger(store: Store, { organisationId }: Scope): StockLedger {
  const bookingKey = (bookingId: string) => `${organisationId} ${bookingId}`
  const lotsOf = (centreId: string, productIds: readonly string[]) =>
    [...store.state.stock.lots.values()].filter(
      (row) =>
        row.organisation_id === organisationId &&
        row.centre_id === centreId &&
        productIds.includes(row.product_id),
    )
  const movementsOf = (centreId: string, productIds: readonly string[] | null) =>
    [...store.state.stock.movements.values()].filter(
      (row) =>
        row.organisation_id === organisationId &&
        row.centre_id === centreId &&
        (productIds === null || productIds.includes(row.product_id)),
    )

  function change({ booking_id, centre_id, product_id, lot, expiry, qty }: NewMovement) {
    const { lots } = store.state.stock
    const where = { centre_id, product_id, lot, expiry }
    const key = lotKey(where)
    const sum = (lots.get(key)?.qty ?? 0) + qty
    if (sum < 0) throw new Error(`The booking ${booking_id} takes more than the lot contains`)
    lots.set(key, { ...where, organisation_id: organisationId, qty: sum })
  }

  return {
    async lock(centreId, productIds) {
      const { centres, products } = store.state.stock
      const centre = centres.get(centreId)
      if (centre?.organisation_id !== organisationId) throw new MissingReferenceError('centre_id')
      if (centre.is_archived) throw new CentreArchivedError(centre.name)
      if (productIds.some((id) => products.get(id)?.organisation_id !== organisationId)) {
        throw new MissingReferenceError('product_id')
      }
    },
    lots: async (centreId, productIds) =>
      structuredClone(lotsOf(centreId, productIds).filter(({ qty }) => qty > 0)).toSorted(byExpiry),
    async expiringLots(centreId, before, limit) {
      const all = [...store.state.stock.lots.values()].filter(
        (row) =>
          row.organisation_id === organisationId &&
          row.centre_id === centreId &&
          row.qty > 0 &&
          row.expiry !== '' &&
          row.expiry < before,
      )
      const sorted = all.toSorted(byExpiry)
      return { data: structuredClone(sorted.slice(0, limit)), total: all.length }
    },
    async balances(centreId, productIds) {
      const totals = Map.groupBy(lotsOf(centreId, productIds), (row) => row.product_id)
      return [...totals].map(([product_id, lots]) => ({
        product_id,
        qty: lots.reduce((sum, { qty }) => sum + qty, 0),
        moved_at: Math.max(...movementsOf(centreId, [product_id]).map((row) => row.created_at)),
      }))
    },
    async shortages(centreId, today) {
      const { productCentres, products } = store.state.stock
      const found = [...productCentres.values()].flatMap((row) => {
        const product = products.get(row.product_id)
        const isOfCentre = row.organisation_id === organisationId && row.centre_id === centreId
        if (!isOfCentre || !product || product.is_archived) return []
        const usable = usableStock(lotsOf(centreId, [product.id]).map(lotBalance), today)
        if (usable > row.qty_trigger_order) return []
        const { id: product_id, name, supplier_id, conditionnement } = product
        const { qty_trigger_order, qty_min_in_stock } = row
        return [
          {
            product_id,
            name,
            supplier_id,
            conditionnement,
            qty_trigger_order,
            qty_min_in_stock,
            usable,
          },
        ]
      })
      return found.toSorted((a, b) => (a.product_id < b.product_id ? -1 : 1))
    },
    isBooked: async (bookingId) => store.state.stock.bookings.has(bookingKey(bookingId)),
    book: (bookingId, movements) =>
      store.write(() => {
        const { bookings, movements: rows } = store.state.stock
        const key = bookingKey(bookingId)
        if (bookings.has(key)) return false
        bookings.set(key, bookingId)
        for (const movement of movements) {
          change(movement)
          rows.set(movement.id, { ...movement, organisation_id: organisationId })
        }
        return true
      }),
    async movements(centreId, productId, { limit, offset, lot }) {
      const all = movementsOf(centreId, productId === null ? null : [productId])
        .filter((row) => lot === undefined || isNamed(row, lot))
        .toReversed()
      return { data: structuredClone(all.slice(offset, offset + limit)), total: all.length }
    },
    async movementsFrom(sourceId) {
      const all = [...store.state.stock.movements.values()]
      return structuredClone(
        all.filter((row) => row.organisation_id === organisationId && row.source_id === sourceId),
      )
    },
    ...memoryLots(store, organisationId),
  }
}

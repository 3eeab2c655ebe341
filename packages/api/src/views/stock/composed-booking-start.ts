import type { StockRepositories } from '../../ports/stock/repositories.ts'
import type { StartBooking } from '../../ports/stock/stock-list.ts'

/** Starts bookings with the calls of other repositories, for stores that cannot read all at once. */
export function composedBookingStart({
  ledger,
  list,
  products,
}: Pick<StockRepositories, 'ledger' | 'list' | 'products'>): StartBooking {
  return async (bookingId, centreId, productIds, now) => {
    const ids = [...new Set(productIds)]
    await ledger.lock(centreId, ids, now)
    const isBooked = await ledger.isBooked(bookingId)
    const rows = await products.all({ id: ids })
    const parts = await list.parts(
      centreId,
      rows.map(({ id }) => id),
    )
    const stocked = rows.flatMap((product, index) => {
      const own = parts[index]
      return own ? [{ product, parts: own }] : []
    })
    return { isBooked, stocked }
  }
}

import type { StockLedger } from '../../ports/stock/ledger.ts'
import type { Store } from '../store.ts'

/** Whether a lot has this name, whatever its case. */
export const isNamed = ({ lot }: { lot: string }, name: string): boolean =>
  lot.toUpperCase() === name.toUpperCase()

type Lots = Pick<StockLedger, 'searchLots' | 'ordersOfLot' | 'lotStock' | 'lotMovements'>

/** The part of an organisation's ledger that looks up lots. */
export function memoryLots(store: Store, organisationId: string): Lots {
  const isOwn = (row: { organisation_id: string }) => row.organisation_id === organisationId
  const lots = () => [...store.state.stock.lots.values()].filter(isOwn)
  const movements = () => [...store.state.stock.movements.values()].filter(isOwn)
  return {
    async searchLots(prefix, centreIds, limit) {
      const start = prefix.toUpperCase()
      const found = lots().filter(
        (row) => centreIds.includes(row.centre_id) && row.lot.toUpperCase().startsWith(start),
      )
      const named = found.map(({ product_id, lot, expiry }) => ({ product_id, lot, expiry }))
      const key = ({ product_id, lot, expiry }: (typeof named)[number]) =>
        JSON.stringify([lot.toUpperCase(), lot, expiry, product_id])
      const byKey = new Map(named.map((row) => [key(row), row]))
      return [...byKey]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .slice(0, limit)
        .map(([, row]) => row)
    },
    async ordersOfLot(centreId, lot) {
      const received = movements().filter(
        (row) => row.centre_id === centreId && row.reason === 'received' && isNamed(row, lot),
      )
      return [...new Set(received.map((row) => row.source_id))]
    },
    async lotStock({ productId, lot, centreIds }) {
      const held = lots().filter(
        (row) =>
          row.product_id === productId &&
          row.lot === lot &&
          row.qty > 0 &&
          centreIds.includes(row.centre_id),
      )
      return structuredClone(held)
    },
    async lotMovements({ productId, lot, centreIds }, { limit, offset }) {
      const all = movements()
        .filter(
          (row) =>
            row.product_id === productId && row.lot === lot && centreIds.includes(row.centre_id),
        )
        .toReversed()
      return { data: structuredClone(all.slice(offset, offset + limit)), total: all.length }
    },
  }
}

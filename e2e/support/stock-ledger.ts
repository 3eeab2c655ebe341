import { expect } from 'vitest'
import type { StockHost } from './stock-host.ts'

type Quantities = Record<string, number>

interface ProductRow {
  centre_id: string
  product_id: string
  qty: number
}

interface LotRow extends ProductRow {
  lot: string
  expiry: string
}

/** The booked movements, and the resulting stock of products and of their lots. */
export interface Ledger {
  movements: readonly (LotRow & { reason: string })[]
  balances: readonly ProductRow[]
  lots: readonly LotRow[]
}

/** Expects that the movements of each product and of each lot add up to its balance. */
export async function expectBalanced(host: StockHost, centreId: string): Promise<void> {
  const { movements, balances, lots } = await host.ledger(centreId)
  expect(sumBy(balances, productKey)).toEqual(sumBy(movements, productKey))
  expect(sumBy(lots, lotKey)).toEqual(sumBy(movements, lotKey))
}

const productKey = ({ centre_id, product_id }: ProductRow) => `${centre_id} ${product_id}`

const lotKey = ({ lot, expiry, ...of }: LotRow) => `${productKey(of)} ${lot} ${expiry}`

/**
 * Returns the sums other than 0, because hosts may or may not keep rows for products without units.
 */
function sumBy<Row extends ProductRow>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Quantities {
  const sums: Quantities = {}
  for (const row of rows) sums[keyOf(row)] = (sums[keyOf(row)] ?? 0) + row.qty
  return Object.fromEntries(Object.entries(sums).filter(([, qty]) => qty !== 0))
}

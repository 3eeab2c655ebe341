import type { RunningServer } from '@org/server/testing/clock-server'
import { expect } from 'vitest'

type Quantities = Record<string, number>

/** Expects that the sum of the movements of each product, and of each of its lots, equals its balance. */
export async function expectBalanced({ db }: RunningServer): Promise<void> {
  const movements = await db.selectFrom('stock_movements').selectAll().execute()
  const balances = await db.selectFrom('stock_balances').selectAll().execute()
  const lots = await db.selectFrom('stock_lots').selectAll().execute()
  expect(sumBy(balances, productKey)).toEqual(sumBy(movements, productKey))
  expect(sumBy(lots, lotKey)).toEqual(sumBy(movements, lotKey))
}

interface ProductRow {
  centre_id: string
  product_id: string
  qty: number
}

const productKey = ({ centre_id, product_id }: ProductRow) => `${centre_id} ${product_id}`

const lotKey = ({ lot, expiry, ...of }: ProductRow & { lot: string; expiry: string }) =>
  `${productKey(of)} ${lot} ${expiry}`

function sumBy<Row extends ProductRow>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Quantities {
  const sums: Quantities = {}
  for (const row of rows) sums[keyOf(row)] = (sums[keyOf(row)] ?? 0) + row.qty
  return sums
}

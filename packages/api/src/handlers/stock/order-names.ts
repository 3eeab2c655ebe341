import type { Command, CommandReturn } from '../../contract/types.ts'
import type { CommandRecord, CommandReturnRecord } from '../../ports/stock/orders.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { commandReturnView, commandView, type OrderNames } from '../../views/stock/order-views.ts'

type WithLines = Pick<CommandRecord | CommandReturnRecord, 'supplier_id' | 'lines'>

/** Loads the products and suppliers that orders or returns refer to. */
async function namesOf(
  { products, suppliers }: StockRepositories,
  rows: readonly WithLines[],
): Promise<OrderNames> {
  const lines = rows.flatMap((row): readonly { product_id: string }[] => row.lines)
  const productIds = [...new Set(lines.map(({ product_id }) => product_id))]
  const supplierIds = [...new Set(rows.map(({ supplier_id }) => supplier_id))]
  const byId = <R extends { id: string }>(found: readonly R[]) =>
    new Map(found.map((row) => [row.id, row]))
  return {
    products: byId(await products.all({ id: productIds })),
    suppliers: byId(await suppliers.all({ id: supplierIds })),
  }
}

/** Converts orders to API values, without changing their sequence. */
export async function commandViews(
  stock: StockRepositories,
  rows: readonly CommandRecord[],
): Promise<Command[]> {
  const names = await namesOf(stock, rows)
  return rows.map((row) => commandView(row, names))
}

/** Converts one order to its API value. */
export async function viewOf(stock: StockRepositories, row: CommandRecord): Promise<Command> {
  return commandView(row, await namesOf(stock, [row]))
}

/** Converts returns to API values, without changing their sequence. */
export async function returnViews(
  stock: StockRepositories,
  rows: readonly CommandReturnRecord[],
): Promise<CommandReturn[]> {
  const names = await namesOf(stock, rows)
  return rows.map((row) => commandReturnView(row, names))
}

/** Converts one return to its API value. */
export async function returnViewOf(
  stock: StockRepositories,
  row: CommandReturnRecord,
): Promise<CommandReturn> {
  return commandReturnView(row, await namesOf(stock, [row]))
}

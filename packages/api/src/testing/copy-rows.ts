import type { New, Row, Table } from '../ports/table.ts'

/** Number of rows to insert with one statement. */
const batch = 1000

/** Adds copies of a row, until there are `total` rows including the original. */
export async function copyRows<R extends Row>(
  table: Table<R>,
  id: string,
  total: number,
  copyOf: (row: R, id: string) => New<R>,
): Promise<void> {
  const row = await table.get(id)
  if (!row) throw new Error('There is no row to copy.')
  const copies = Array.from({ length: total - 1 }, (_, index) => copyOf(row, `${id}-${index}`))
  for (let start = 0; start < copies.length; start += batch) {
    await table.insertAll(copies.slice(start, start + batch))
  }
}

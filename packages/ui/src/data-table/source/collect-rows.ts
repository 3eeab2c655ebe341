import type { TableQuery } from '../query/query.ts'
import type { LoadRows } from './table-source.ts'

/** Loads every matching row from a server, in pages of the maximum size. */
export async function collectRows<Row>(
  load: LoadRows<Row>,
  query: TableQuery,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const collected: Row[] = []
  for (let index = 0; ; index++) {
    // Pages are loaded one after the other: only the previous page shows whether there is another.
    const { rows, total } = await load({ ...query, page: { index, size: 100 } }, signal)
    signal.throwIfAborted()
    collected.push(...rows)
    if (rows.length === 0 || collected.length >= total) return collected
  }
}

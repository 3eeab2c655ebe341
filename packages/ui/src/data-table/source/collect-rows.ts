import type { TableQuery } from '../query/query.ts'
import type { LoadRows } from './table-source.ts'

/** Asks a server for every row that matches, in the largest pages there are. */
export async function collectRows<Row>(
  load: LoadRows<Row>,
  query: TableQuery,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const collected: Row[] = []
  for (let index = 0; ; index++) {
    // One after the other: the next page is only known to exist once the former has come.
    const { rows, total } = await load({ ...query, page: { index, size: 100 } }, signal)
    signal.throwIfAborted()
    collected.push(...rows)
    if (rows.length === 0 || collected.length >= total) return collected
  }
}

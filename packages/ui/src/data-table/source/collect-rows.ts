import type { TableQuery } from '../query/query.ts'
import type { LoadRows } from './table-source.ts'

/** The first request, and each of the others that the server does not cut short. */
const most = 1000

/** Smaller sizes, for the rest of a page that was cut short. Each one divides the one before. */
const sizes = [500, 100, 50, 10, 5, 1]

/** Number of requests at a time. */
const lanes = 4

/**
 * Loads every matching row from a server, in order: 1,000 rows at a time and, once the total is known,
 * four pages at once. A server may send fewer rows than requested; then the rest is requested too.
 */
export async function collectRows<Row>(
  load: LoadRows<Row>,
  query: TableQuery,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  // A failure aborts the requests beside it.
  const failing = new AbortController()
  const stopped = AbortSignal.any([signal, failing.signal])
  /** Number of rows: what the server reports, or fewer if it has no more. */
  let count = Infinity

  const loadPage = async (start: number, size: number) => {
    const page = { index: start / size, size }
    const { rows, total } = await load({ ...query, page }, stopped)
    stopped.throwIfAborted()
    count = Math.min(count, rows.length === 0 ? start : total)
    return rows.slice(0, size)
  }
  /** Returns the rows from `start`, of which some may be loaded already. */
  const loadRange = async (start: number, size: number, loaded?: readonly Row[]) => {
    const rows = loaded ?? (start < count ? await loadPage(start, size) : [])
    const smaller = sizes.find((one) => one < size && one <= rows.length)
    if (smaller === undefined || start + rows.length >= Math.min(start + size, count)) return rows
    const collected = rows.slice(0, rows.length - (rows.length % smaller))
    while (collected.length < size && start + collected.length < count) {
      const more: readonly Row[] = await loadRange(start + collected.length, smaller)
      collected.push(...more)
    }
    return collected
  }

  const first = await loadPage(0, most)
  const pages: (readonly Row[])[] = []
  let next = 0
  const runLane = async () => {
    while (next * most < count) {
      const index = next++
      pages[index] = await loadRange(index * most, most, index === 0 ? first : undefined)
    }
  }
  try {
    await Promise.all(Array.from({ length: lanes }, runLane))
  } catch (error) {
    failing.abort()
    throw error
  }
  return pages.flat()
}

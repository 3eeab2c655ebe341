import type { ImportRow } from './import-row.ts'

/** Rows of one call, at most: what the server takes. */
const batchRows = 200
/** Bytes of its rows, at most: below what the server takes of a JSON body, 512 kB. */
const batchBytes = 400 * 1024

/** How many of the first rows go to the server together. */
export function nextBatchSize(queue: readonly ImportRow[]): number {
  const encoder = new TextEncoder()
  let bytes = 0
  for (const [at, row] of queue.slice(0, batchRows).entries()) {
    bytes += encoder.encode(JSON.stringify(row)).length
    if (bytes > batchBytes && at > 0) return at
  }
  return Math.min(queue.length, batchRows)
}

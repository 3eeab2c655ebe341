import type { ImportRow } from './import-row.ts'

/** Maximum number of rows per call, which is the server's limit. */
const batchRows = 200
/**
 * Maximum size of the rows in bytes. Less than half of the server’s limit of 1 MB for JSON bodies.
 */
const batchBytes = 400 * 1024

/** Returns the number of rows in the next batch. */
export function nextBatchSize(queue: readonly ImportRow[]): number {
  const encoder = new TextEncoder()
  let bytes = 0
  for (const [at, row] of queue.slice(0, batchRows).entries()) {
    bytes += encoder.encode(JSON.stringify(row)).length
    if (bytes > batchBytes && at > 0) return at
  }
  return Math.min(queue.length, batchRows)
}

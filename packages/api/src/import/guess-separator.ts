import { parseCsv } from './parse-csv.ts'

const separators = [';', '\t', ',', '|']

/** Number of rows to examine. */
const sampled = 20

/**
 * Finds the separator that splits the first rows most evenly. In a tie, the separator that yields
 * more columns wins. The default is a comma.
 */
export function guessSeparator(table: string): string {
  const [best] = separators
    .map((separator) => ({ separator, ...cutBy(table, separator) }))
    .filter(({ columns }) => columns > 1.99)
    .toSorted((one, other) => one.unevenness - other.unevenness || other.columns - one.columns)
  return best?.separator ?? ','
}

function cutBy(table: string, separator: string) {
  const counts: number[] = []
  for (const { cells } of parseCsv(table, separator)) {
    // Empty lines would count as rows of one column.
    if (cells.some((cell) => cell.trim() !== '')) counts.push(cells.length)
    if (counts.length === sampled) break
  }
  let unevenness = 0
  for (const [at, count] of counts.entries()) {
    if (at > 0) unevenness += Math.abs(count - (counts[at - 1] ?? 0))
  }
  const columns = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length)
  return { unevenness, columns }
}

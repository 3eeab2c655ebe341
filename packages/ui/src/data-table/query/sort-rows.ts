import { rowsPerStep, type SortKey, type SortKeys, type Steps } from './row-index.ts'

/** Sorting by one column; `keys` contains one sort key per row, in the order of the rows. */
export interface KeyedOrder {
  keys: SortKeys
  isDescending: boolean
}

type Compare = (first: number, second: number) => number

/**
 * Creates a comparison function for row indices. In ascending order numbers come before strings;
 * empty values come last in both directions. Equal rows keep their order.
 */
function comparing(orders: readonly KeyedOrder[]): Compare {
  return (first, second) => {
    // Called more than a million times: a plain loop takes half the time of an iterator.
    for (let at = 0; at < orders.length; at++) {
      const { keys, isDescending } = orders[at] as KeyedOrder
      const a = keys[first] as SortKey
      const b = keys[second] as SortKey
      if (a === b) continue
      if (a === null) return 1
      if (b === null) return -1
      const isBefore = typeof a === typeof b ? a < b : typeof a === 'number'
      return isBefore === isDescending ? 1 : -1
    }
    return first - second
  }
}

/** Number of rows to sort in one go: a few milliseconds of work. */
const runLength = 4 * rowsPerStep

/**
 * Sorts row indices by sorting and then merging runs, so that the work can be interrupted after
 * each run.
 */
export function* sortPlaces(
  places: Uint32Array,
  orders: readonly KeyedOrder[],
): Steps<Uint32Array> {
  const compare = comparing(orders)
  let source = places.slice()
  for (let start = 0; start < source.length; start += runLength) {
    source.subarray(start, start + runLength).sort(compare)
    yield
  }
  let target = new Uint32Array(source.length)
  for (let run = runLength; run < source.length; run *= 2) {
    for (let start = 0; start < source.length; start += 2 * run) {
      yield* merge(source, target, start, Math.min(start + run, source.length), run, compare)
    }
    ;[source, target] = [target, source]
  }
  return source
}

function* merge(
  source: Uint32Array,
  target: Uint32Array,
  start: number,
  middle: number,
  run: number,
  compare: Compare,
): Steps<void> {
  const end = Math.min(middle + run, source.length)
  let left = start
  let right = middle
  for (let at = start; at < end; at++) {
    const isLeft =
      left < middle &&
      (right >= end || compare(source[left] as number, source[right] as number) <= 0)
    target[at] = source[isLeft ? left++ : right++] as number
    if (at % runLength === 0) yield
  }
}

import type { DataTableCell } from '../cells.ts'
import { filterTest } from './filters.ts'
import type { TableQuery } from './query.ts'
import { rowsPerStep, type RowIndex, type Steps } from './row-index.ts'
import { sortPlaces, type KeyedOrder } from './sort-rows.ts'
import { quickFold } from './quick-fold.ts'

/** Whether to keep the row at an index. */
type Test = (place: number) => boolean

/**
 * Searches, filters and sorts without paging. Returns the indices of the matching rows, or `null`
 * for all rows in their original order. The search covers only the `searched` columns.
 */
export function* runQuery<Row extends object>(
  index: RowIndex<Row>,
  query: Pick<TableQuery, 'search' | 'filters' | 'sorting'>,
  searched: readonly DataTableCell<Row>[] = index.cells,
): Steps<Uint32Array | null> {
  const filters = yield* filterTests(index, query)
  const tests = [...filters, ...(yield* searchTests(index, query, searched))]
  const orders = yield* keyedOrders(index, query)
  if (tests.length === 0 && orders.length === 0) return null
  const found = yield* keep(index.rows.length, tests)
  return orders.length === 0 ? found : yield* sortPlaces(found, orders)
}

const wordsOf = (text: string) => quickFold(text).split(/\s+/).filter(Boolean)

function* filterTests<Row extends object>(
  index: RowIndex<Row>,
  { filters }: Pick<TableQuery, 'filters'>,
): Steps<Test[]> {
  const tests: Test[] = []
  for (const cell of index.cells) {
    const filter = filters[cell.key]
    if (!filter) continue
    if (filter.kind === 'text') {
      const texts = yield* index.searched(cell)
      const words = wordsOf(filter.text)
      tests.push((place) => words.every((word) => (texts[place] as string).includes(word)))
    } else {
      const values = yield* index.values(cell)
      const test = filterTest(filter, index.wording)
      tests.push((place) => test(values[place]))
    }
  }
  return tests
}

/** Returns one test per word of the search: the word has to occur in one of the row's columns. */
function* searchTests<Row extends object>(
  index: RowIndex<Row>,
  { search }: Pick<TableQuery, 'search'>,
  searched: readonly DataTableCell<Row>[],
): Steps<Test[]> {
  const words = wordsOf(search)
  if (words.length === 0) return []
  const columns: (readonly string[])[] = []
  for (const cell of searched)
    if (cell.isSearchable !== false) columns.push(yield* index.searched(cell))
  return words.map(
    (word) => (place) => columns.some((column) => (column[place] as string).includes(word)),
  )
}

function* keyedOrders<Row extends object>(
  index: RowIndex<Row>,
  { sorting }: Pick<TableQuery, 'sorting'>,
): Steps<KeyedOrder[]> {
  const orders: KeyedOrder[] = []
  for (const { key, direction } of sorting) {
    const cell = index.cells.find((candidate) => candidate.key === key)
    if (cell)
      orders.push({ keys: yield* index.sortKeys(cell), isDescending: direction === 'descending' })
  }
  return orders
}

function* keep(count: number, tests: readonly Test[]): Steps<Uint32Array> {
  const found = new Uint32Array(count)
  let length = 0
  for (let place = 0; place < count; place++) {
    if (place % rowsPerStep === 0) yield
    if (tests.every((test) => test(place))) found[length++] = place
  }
  return found.subarray(0, length)
}

import { cellValue, type CellValue, type DataTableCell } from '../cells.ts'
import { quickFold } from './quick-fold.ts'
import { foldedSortKey } from './sort-key.ts'
import { searchedText, type Wording } from './wording.ts'

/** How many rows are worked on between two looks at the clock. */
export const rowsPerStep = 1024

/** The values of one column, and what they are searched and sorted by, each made once when asked for. */
interface IndexedColumn {
  values?: readonly CellValue[]
  folded?: readonly (string | null)[]
  searched?: readonly string[]
  order?: SortKeys
}

/** What a value is ordered by; `null` where it is empty. */
export type SortKey = string | number | null

/** What a column is ordered by. */
export type SortKeys = readonly SortKey[]

/** Work that can be interrupted after each step. */
export type Steps<Result> = Generator<void, Result, void>

/** The rows of one table, prepared column by column for searching and sorting. */
export interface RowIndex<Row extends object> {
  readonly rows: readonly Row[]
  readonly cells: readonly DataTableCell<Row>[]
  readonly wording: Wording
  values: (cell: DataTableCell<Row>) => Steps<readonly CellValue[]>
  /** Folded texts; `null` for a value that is none. */
  folded: (cell: DataTableCell<Row>) => Steps<readonly (string | null)[]>
  /** The same with every value, as its cell shows it. */
  searched: (cell: DataTableCell<Row>) => Steps<readonly string[]>
  sortKeys: (cell: DataTableCell<Row>) => Steps<SortKeys>
}

function* mapInSteps<In, Out>(
  items: readonly In[],
  map: (item: In, at: number) => Out,
): Steps<Out[]> {
  const result: Out[] = []
  for (let start = 0; start < items.length; start += rowsPerStep) {
    const end = Math.min(items.length, start + rowsPerStep)
    for (let at = start; at < end; at++) result.push(map(items[at] as In, at))
    yield
  }
  return result
}

/** Texts that are kept: a column with more of them hardly repeats any. */
const mostRemembered = 1000

/** Answers of a function on texts, kept, since most columns repeat a few values. */
function remembered(make: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    let made = known.get(text)
    if (made !== undefined) return made
    made = make(text)
    if (known.size < mostRemembered) known.set(text, made)
    return made
  }
}

/** Texts by their folded form, everything else by its size. */
function keyOf(
  value: CellValue,
  folded: string | null,
  textKey: (text: string) => string,
): SortKey {
  if (value === null || value === undefined || value === '') return null
  if (folded !== null) return textKey(folded)
  const size = Number(value)
  return Number.isNaN(size) ? null : size
}

/** Prepares nothing yet: each column is read when it is first searched or sorted by. */
export function createRowIndex<Row extends object>(
  rows: readonly Row[],
  cells: readonly DataTableCell<Row>[],
  wording: Wording,
): RowIndex<Row> {
  const columns = new Map<string, IndexedColumn>()
  const columnOf = ({ key }: DataTableCell<Row>) => {
    const known = columns.get(key) ?? {}
    columns.set(key, known)
    return known
  }
  function* values(cell: DataTableCell<Row>) {
    const column = columnOf(cell)
    return (column.values ??= yield* mapInSteps(rows, (row) => cellValue(cell, row)))
  }
  function* folded(cell: DataTableCell<Row>) {
    const column = columnOf(cell)
    const foldOnce = remembered(quickFold)
    return (column.folded ??= yield* mapInSteps(yield* values(cell), (value) =>
      typeof value === 'string' ? foldOnce(value) : null,
    ))
  }
  // Apart from the texts, since dates and numbers take long to write and most are never searched.
  function* searched(cell: DataTableCell<Row>) {
    const column = columnOf(cell)
    if (column.searched) return column.searched
    const own = yield* values(cell)
    const texts = yield* folded(cell)
    const textOf = searchedText(wording)
    const foldOnce = remembered(quickFold)
    return (column.searched = yield* mapInSteps(
      texts,
      (text, at) => text ?? foldOnce(textOf(own[at])),
    ))
  }
  function* sortKeys(cell: DataTableCell<Row>) {
    const column = columnOf(cell)
    if (column.order) return column.order
    const own = yield* values(cell)
    const texts = yield* folded(cell)
    const textKey = remembered(foldedSortKey)
    return (column.order = yield* mapInSteps(own, (value, at) =>
      keyOf(value, texts[at] ?? null, textKey),
    ))
  }
  return { rows, cells, wording, values, folded, searched, sortKeys }
}

/** Reads the texts of every column that the search looks into, for a search that may come. */
export function* prepareSearch<Row extends object>(index: RowIndex<Row>): Steps<void> {
  for (const cell of index.cells) if (cell.isSearchable !== false) yield* index.folded(cell)
}

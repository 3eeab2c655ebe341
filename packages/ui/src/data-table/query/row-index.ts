import { cellValue, type CellValue, type DataTableCell } from '../cells.ts'
import { quickFold } from './quick-fold.ts'
import { foldedSortKey } from './sort-key.ts'
import { searchedText, type Wording } from './wording.ts'

/** Number of rows to process in one step, before the elapsed time is checked. */
export const rowsPerStep = 1024

/** The values of one column with their search text and sort keys, each computed once on demand. */
interface IndexedColumn {
  values?: readonly CellValue[]
  folded?: readonly (string | null)[]
  searched?: readonly string[]
  order?: SortKeys
}

/** What a value is sorted by; `null` for an empty value. */
export type SortKey = string | number | null

/** The sort keys of a column, one per row. */
export type SortKeys = readonly SortKey[]

/** Work that can be interrupted after each step. */
export type Steps<Result> = Generator<void, Result, void>

/** The rows of one table, prepared column by column for searching and sorting. */
export interface RowIndex<Row extends object> {
  readonly rows: readonly Row[]
  readonly cells: readonly DataTableCell<Row>[]
  readonly wording: Wording
  values: (cell: DataTableCell<Row>) => Steps<readonly CellValue[]>
  /** Returns the folded strings of a column; `null` for values that are not strings. */
  folded: (cell: DataTableCell<Row>) => Steps<readonly (string | null)[]>
  /** Returns the folded text that the column's cells show. */
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

/** Maximum number of cached strings: a column with more distinct strings rarely repeats one. */
const mostRemembered = 1000

/** Caches a function of a string, since most columns repeat a few values. */
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

/** Returns a value's sort key: strings sort by their folded form, all other values as numbers. */
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

/** Creates an index that reads a column only when it is first needed. */
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
  // Separate from `folded`: dates and numbers take long to format, and most are never searched.
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

/** Folds the strings of every searchable column in advance, for a later search. */
export function* prepareSearch<Row extends object>(index: RowIndex<Row>): Steps<void> {
  for (const cell of index.cells) if (cell.isSearchable !== false) yield* index.folded(cell)
}

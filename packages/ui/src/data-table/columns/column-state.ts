import type { DataTableCell } from '../cells.ts'
import type { PinSide } from './column-types.ts'

/** What a reader changed about the columns, by their keys. */
export interface ColumnState {
  /** `false` hides a column; declared `true`, it cannot be hidden. */
  columnVisibility: Record<string, boolean>
  /** Columns that are not named come after. */
  columnOrder: string[]
  columnPinning: { start: string[]; end: string[] }
  /** Widths in pixels. */
  columnSizing: Record<string, number>
}

/** What the browser remembers: what the reader changed, so that the cells say all else. */
export interface RememberedColumns extends ColumnState {
  /** Columns that the reader took from the side at which they are declared. */
  columnUnpinned: string[]
}

/** What a cell says of its column. */
type Declared = Pick<DataTableCell<never>, 'key' | 'pinned' | 'isHidden' | 'isAlwaysShown'>

/** The columns as their cells say. */
export function declaredColumns(cells: readonly Declared[]): ColumnState {
  const pinnedAt = (side: PinSide) =>
    cells.filter(({ pinned }) => pinned === side).map(({ key }) => key)
  return {
    columnVisibility: Object.fromEntries(
      cells
        .filter(({ isHidden, isAlwaysShown }) => isHidden || isAlwaysShown)
        .map(({ key, isAlwaysShown = false }) => [key, isAlwaysShown]),
    ),
    columnOrder: [],
    columnPinning: { start: pinnedAt('start'), end: pinnedAt('end') },
    columnSizing: {},
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

function entries<Value>(value: unknown, isValue: (item: unknown) => item is Value) {
  if (!isObject(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, Value] => isValue(entry[1])),
  )
}

const isBoolean = (value: unknown) => typeof value === 'boolean'
const isWidth = (value: unknown): value is number => typeof value === 'number' && value > 0

const sides = ['start', 'end'] as const

const pinnedKeys = ({ columnPinning }: ColumnState) => sides.flatMap((side) => columnPinning[side])

/** What is to be remembered of columns that stand like this, where their cells say that. */
export function toRemember(state: ColumnState, declared: ColumnState): RememberedColumns {
  const pinned = pinnedKeys(state)
  return {
    ...state,
    columnVisibility: Object.fromEntries(
      Object.entries(state.columnVisibility).filter(
        ([key, isVisible]) => isVisible !== (declared.columnVisibility[key] ?? true),
      ),
    ),
    columnUnpinned: pinnedKeys(declared).filter((key) => !pinned.includes(key)),
  }
}

/** Lays what is remembered over what is declared, column by column. */
export function layOver(remembered: RememberedColumns, declared: ColumnState): ColumnState {
  const { columnUnpinned, ...state } = remembered
  const decided = new Set([...pinnedKeys(remembered), ...columnUnpinned])
  const pinnedAt = (side: PinSide) => [
    ...state.columnPinning[side],
    ...declared.columnPinning[side].filter((key) => !decided.has(key)),
  ]
  const alwaysShown = Object.fromEntries(
    Object.entries(declared.columnVisibility).filter(([, isVisible]) => isVisible),
  )
  return {
    ...state,
    columnVisibility: {
      ...declared.columnVisibility,
      ...state.columnVisibility,
      // Hidden while its cell still allowed it.
      ...alwaysShown,
    },
    columnPinning: { start: pinnedAt('start'), end: pinnedAt('end') },
  }
}

/** Reads what was remembered; whatever is not as it should be is left out. */
export function parseColumnState(json: string | null): RememberedColumns | null {
  if (json === null) return null
  let stored: unknown
  try {
    stored = JSON.parse(json)
  } catch {
    return null // Written by something else: the columns stand as their cells say.
  }
  if (!isObject(stored)) return null
  const pinning = isObject(stored['columnPinning']) ? stored['columnPinning'] : {}
  return {
    columnVisibility: entries(stored['columnVisibility'], isBoolean),
    columnOrder: texts(stored['columnOrder']),
    columnPinning: { start: texts(pinning['start']), end: texts(pinning['end']) },
    columnSizing: entries(stored['columnSizing'], isWidth),
    columnUnpinned: texts(stored['columnUnpinned']),
  }
}

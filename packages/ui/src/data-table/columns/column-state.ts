import type { DataTableCell } from '../cells.ts'
import type { PinSide } from './column-types.ts'

/** Visibility, order, pinning and widths of the columns, by column key. */
export interface ColumnState {
  /** `false` hides a column; a declared `true` prevents hiding it. */
  columnVisibility: Record<string, boolean>
  /** The order of the columns; columns that are missing from the list come last. */
  columnOrder: string[]
  columnPinning: { start: string[]; end: string[] }
  /** Widths in pixels. */
  columnSizing: Record<string, number>
}

/** The column state that the browser stores. Anything missing comes from the cells. */
export interface RememberedColumns extends ColumnState {
  /** Columns declared as pinned that the user unpinned. */
  columnUnpinned: string[]
}

/** The column options that a cell declares. */
type Declared = Pick<DataTableCell<never>, 'key' | 'pinned' | 'isHidden' | 'isAlwaysShown'>

/** Returns the column state that the cells declare. */
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

/**
 * Returns the state to store. Of the visibility, it contains only what differs from the declared
 * one. It also lists the declared pins that the user removed.
 */
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

/** Merges the stored state into the declared one, column by column. */
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
      // The user may have hidden a column before its cell set `isAlwaysShown`.
      ...alwaysShown,
    },
    columnPinning: { start: pinnedAt('start'), end: pinnedAt('end') },
  }
}

/** Parses stored columns and drops invalid entries; null if `json` does not contain an object. */
export function parseColumnState(json: string | null): RememberedColumns | null {
  if (json === null) return null
  let stored: unknown
  try {
    stored = JSON.parse(json)
  } catch {
    return null // Not valid JSON, so this code did not write it.
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

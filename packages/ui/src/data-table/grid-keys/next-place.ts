/** A cell of the grid: row 0 is the headings. */
export interface GridPlace {
  row: number
  column: number
}

/** What the grid's size is measured by. */
export interface GridSize {
  /** With the headings. */
  rows: number
  columns: number
  /** Rows by which Page Up and Page Down move. */
  rowsInView: number
}

/** A press of a key, as keyboard events have it. */
export interface GridKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/**
 * Where a key leads from a cell, or null where it leads nowhere.
 * Keys of the WAI-ARIA grid pattern: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function nextPlace(
  { key, ctrlKey, metaKey, shiftKey, altKey }: GridKey,
  { row, column }: GridPlace,
  { rows, columns, rowsInView }: GridSize,
): GridPlace | null {
  if (shiftKey || altKey) return null
  const isFar = ctrlKey || metaKey
  const at = (nextRow: number, nextColumn: number): GridPlace => ({
    row: Math.min(rows - 1, Math.max(0, nextRow)),
    column: Math.min(columns - 1, Math.max(0, nextColumn)),
  })
  if (key === 'Home') return at(isFar ? 0 : row, 0)
  if (key === 'End') return at(isFar ? rows - 1 : row, columns - 1)
  if (isFar) return null
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column)
    case 'ArrowDown':
      return at(row + 1, column)
    case 'ArrowLeft':
      return at(row, column - 1)
    case 'ArrowRight':
      return at(row, column + 1)
    case 'PageUp':
      return at(row === 0 ? 0 : Math.max(1, row - rowsInView), column)
    case 'PageDown':
      return at(row + rowsInView, column)
    default:
      return null
  }
}

/** Position of a cell in the grid; row 0 is the row of headings. */
export interface GridPlace {
  row: number
  column: number
}

/** The size of the grid. */
export interface GridSize {
  /** Number of rows, including the headings. */
  rows: number
  columns: number
  /** Number of rows that Page Up and Page Down move by. */
  rowsInView: number
}

/** The relevant properties of a keyboard event. */
export interface GridKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/**
 * Returns the position that a navigation key moves to; null for any other key. The keys are those
 * of the WAI-ARIA grid pattern: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
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

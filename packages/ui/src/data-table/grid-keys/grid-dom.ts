import type { GridPlace } from './next-place.ts'

/** Everything focusable in a cell. */
const controls =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex], [contenteditable="true"]'

/** Finds the closest cell: the element itself or an ancestor. */
export function cellOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[aria-colindex]')
}

/** Lists the visible controls of a cell, in document order. */
export function controlsOf(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => control.getClientRects().length > 0,
  )
}

/** Returns the position of a cell; row 0 is the row of headings. */
export function placeOf(cell: HTMLElement): GridPlace {
  const row = cell.closest<HTMLElement>('[data-place]')
  return {
    row: Number(row?.dataset['place'] ?? -1) + 1,
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  }
}

/** Finds the cell at a position; null if its row is not rendered. */
export function cellAt(grid: HTMLElement, { row, column }: GridPlace): HTMLElement | null {
  return grid.querySelector(`[data-place="${row - 1}"] > [aria-colindex="${column + 1}"]`)
}

/** Makes a cell the grid's tab stop. */
export function makeEntry(grid: HTMLElement, cell: HTMLElement): void {
  for (const former of grid.querySelectorAll<HTMLElement>('[aria-colindex][tabindex="0"]'))
    if (former !== cell) former.tabIndex = -1
  cell.tabIndex = 0
}

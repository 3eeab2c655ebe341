/** Width in pixels where a cell names none. */
export const defaultWidth = 160

/** No column becomes narrower, in pixels. */
export const minWidth = 64

/** No column becomes wider, in pixels. */
export const maxWidth = 1200

/** Pixels that one press of an arrow key adds to a column's width, or takes from it. */
export const widthStep = 16

/** Narrowest width in pixels of a column that shares the room with others. */
const minShare = 112

/** A width in pixels within the bounds of a column. */
export function boundedWidth(width: number): number {
  return Math.round(Math.min(maxWidth, Math.max(minWidth, width)))
}

/**
 * The CSS grid track of a column. A fixed width stands where the reader chose one and where the
 * column is pinned, since the place of the next pinned column depends on it.
 */
export function columnTrack(
  width: number | string = defaultWidth,
  fixedWidth: number | undefined,
): string {
  if (fixedWidth !== undefined) return `${fixedWidth}px`
  if (typeof width === 'string') return width
  return `minmax(${Math.min(width, minShare)}px, ${width}fr)`
}

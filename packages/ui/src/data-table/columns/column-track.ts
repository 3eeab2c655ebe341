/** Default `width` of a cell. */
export const defaultWidth = 160

/** Minimum width of a column, in pixels. */
export const minWidth = 64

/** Maximum width of a column, in pixels. */
export const maxWidth = 1200

/** Pixels by which one press of an arrow key changes a column's width. */
export const widthStep = 16

/**
 * Minimum width in pixels of a column that shares the space with others, unless its declared width
 * is smaller.
 */
const minShare = 112

/** Clamps a width in pixels to the limits of a column. */
export function boundedWidth(width: number): number {
  return Math.round(Math.min(maxWidth, Math.max(minWidth, width)))
}

/** Returns the minimum width in pixels of a column whose width is a weight. */
export function leastWidth(width: number | string = defaultWidth): number | undefined {
  return typeof width === 'string' ? undefined : Math.min(width, minShare)
}

/**
 * Returns the CSS grid track of a column. The width is fixed if the user resized the column. It is
 * also fixed if the column is pinned, because the position of the next pinned column depends on it.
 * Otherwise the track grows to the longest word of its cells, except in virtual rows, which are
 * laid out independently of each other.
 */
export function columnTrack(
  width: number | string = defaultWidth,
  fixedWidth: number | undefined,
  isVirtual: boolean,
): string {
  if (fixedWidth !== undefined) return `${fixedWidth}px`
  if (typeof width === 'string') return width
  return isVirtual ? `minmax(${leastWidth(width)}px, ${width}fr)` : `minmax(auto, ${width}fr)`
}

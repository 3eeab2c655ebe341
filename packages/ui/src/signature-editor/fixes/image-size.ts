/**
 * Smallest side in pixels that keeps its colors, with a small margin: in dark mode, Gmail on
 * Android recolors images with a side of 100 pixels or less.
 */
const leastSide = 104

/** An image more than this many times as wide as it is shown is needlessly heavy. */
const generous = 3

/**
 * Width in pixels for an image shown at `shown` CSS pixels: twice as many, or more if it would
 * otherwise be recolored in dark mode, unless that would make it too large again.
 * @param ratio width to height
 */
export function lighterWidth(shown: number, ratio: number): number {
  const kept = Math.ceil(leastSide * Math.max(1, ratio))
  return kept <= generous * shown ? Math.max(2 * shown, kept) : 2 * shown
}

/**
 * The smallest size in pixels at which a small image keeps its colors in dark mode; undefined if
 * that is too large for the width at which it is shown.
 */
export function keptSize(
  width: number,
  height: number,
  shown: number,
): { width: number; height: number } | undefined {
  const side = Math.min(width, height)
  const size = {
    width: Math.ceil((width * leastSide) / side),
    height: Math.ceil((height * leastSide) / side),
  }
  return size.width <= generous * shown ? size : undefined
}

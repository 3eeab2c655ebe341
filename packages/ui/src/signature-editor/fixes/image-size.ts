/**
 * Minimum length in pixels of an image's shorter side, with a small margin: in dark mode, Gmail on
 * Android recolors images whose shorter side has 100 pixels or less.
 */
const leastSide = 104

/**
 * Largest useful ratio of an image's width to its displayed width. Above this ratio, the file is
 * needlessly large.
 */
const generous = 3

/**
 * Returns the width in pixels to store for an image shown at `shown` CSS pixels: twice that, or up
 * to three times if Gmail would otherwise recolor the image in dark mode.
 * @param ratio width to height
 */
export function lighterWidth(shown: number, ratio: number): number {
  const kept = Math.ceil(leastSide * Math.max(1, ratio))
  return kept <= generous * shown ? Math.max(2 * shown, kept) : 2 * shown
}

/**
 * Returns the smallest size in pixels at which a small image keeps its colors in dark mode;
 * undefined if this size is too large for the width at which the image is shown.
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

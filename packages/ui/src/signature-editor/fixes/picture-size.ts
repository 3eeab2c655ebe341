/** Gmail on Android recolours pictures in dark mode of which a side has 100 pixels or less. */
const leastSide = 104

/** More than this many times the width at which it is shown, a picture is heavier than it looks. */
const generous = 3

/**
 * Width in pixels for a picture shown at `shown` CSS pixels: twice as many, or as many more as keep it
 * from being recoloured, but not so many that it is too large again.
 * @param ratio width to height
 */
export function lighterWidth(shown: number, ratio: number): number {
  const kept = Math.ceil(leastSide * Math.max(1, ratio))
  return kept <= generous * shown ? Math.max(2 * shown, kept) : 2 * shown
}

/**
 * The size in pixels from which a small picture keeps its colours; null where it would then be too
 * large for the width at which it is shown.
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

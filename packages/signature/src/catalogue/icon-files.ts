/** Number of roundness steps of the icons, from square (0) to round (8). */
export const iconSteps = 9

/**
 * Natural width and height of every icon file, in pixels. It is more than 100, because Gmail on
 * Android recolors images of up to 100 pixels in dark mode.
 */
export const iconSize = 104

/**
 * Returns the roundness step nearest to a corner radius: 0 for square corners, 8 for a disc.
 * Lengths are CSS pixels; a radius above half the width counts as half.
 */
export function iconStep(width: number, radius: number): number {
  if (!(width > 0) || !(radius > 0)) return 0
  return Math.round(Math.min(radius / width, 0.5) * 2 * (iconSteps - 1))
}

/** Returns the file name of a network's icon at a roundness step, such as `facebook-3.png`. */
export function iconFile(key: string, step: number): string {
  return `${key}-${step}.png`
}

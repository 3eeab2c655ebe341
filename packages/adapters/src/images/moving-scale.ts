import { fitInto, type Size } from './fit.ts'
import { maxMovingPixels } from './limits.ts'

/** In dark mode, Gmail on Android recolors images with a side of up to 100 pixels. */
const minSide = 104

/** An animation is not shrunk further than this; its first frame looks better. */
const minScale = 0.2

/**
 * Returns the scale at which an animation is rendered into a box, at most 1. It is not enlarged,
 * because that adds nothing but time and bytes, and all frames together have at most
 * `maxMovingPixels`. Null if no reasonable scale has so few pixels.
 */
export function movingScale(natural: Size, box: Size, frames: number): number | null {
  const enlarged = fitInto(natural, box).width / natural.width
  const keepsColors = minSide / Math.min(box.width, box.height)
  const wanted = Math.min(1, Math.max(1 / enlarged, keepsColors))
  const feasible = Math.sqrt(maxMovingPixels / (box.width * box.height * frames))
  const scale = Math.min(wanted, feasible)
  return scale < Math.min(minScale, wanted) ? null : scale
}

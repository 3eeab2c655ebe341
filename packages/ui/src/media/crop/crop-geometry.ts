import type { Dimensions } from '../file/dimensions.ts'

/** A rectangle in pixels of the upright, turned picture, from its top left corner. */
export interface CropArea extends Dimensions {
  x: number
  y: number
}

/** What of a picture is kept, and how it is turned. */
export interface CropConfiguration {
  area: CropArea
  /** Clockwise, in degrees. */
  rotation: number
  isFlippedHorizontally: boolean
  isFlippedVertically: boolean
}

/** The smallest upright rectangle around a turned one. */
export function turnedSize({ width, height }: Dimensions, rotation: number): Dimensions {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return { width: cos * width + sin * height, height: sin * width + cos * height }
}

/** Size of the output: the area's, made smaller where it is more than twice what is needed. Never larger. */
export function outputSize(
  area: Dimensions,
  needed: { maxWidth: number; maxHeight: number },
): Dimensions {
  const scale = Math.min(
    1,
    (2 * needed.maxWidth) / area.width,
    (2 * needed.maxHeight) / area.height,
  )
  return {
    width: Math.max(1, Math.round(area.width * scale)),
    height: Math.max(1, Math.round(area.height * scale)),
  }
}

/** A turn within half a circle to each side. */
export function normalTurn(rotation: number): number {
  const turn = ((rotation % 360) + 360) % 360
  return turn > 180 ? turn - 360 : turn
}

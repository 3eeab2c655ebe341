import type { Dimensions } from '../file/dimensions.ts'

/**
 * A rectangle in the image after its EXIF orientation and the user's rotation have been applied, in
 * pixels from the top left corner.
 */
export interface CropArea extends Dimensions {
  x: number
  y: number
}

/** The crop to apply: the part of the image to keep, with rotation and flips. */
export interface CropConfiguration {
  area: CropArea
  /** Clockwise rotation, in degrees. */
  rotation: number
  isFlippedHorizontally: boolean
  isFlippedVertically: boolean
}

/** Returns the size of a rotated rectangle's bounding box. */
export function turnedSize({ width, height }: Dimensions, rotation: number): Dimensions {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return { width: cos * width + sin * height, height: sin * width + cos * height }
}

/**
 * Returns the output size of a crop: the area's size, scaled down to at most twice the displayed
 * size, but never up.
 */
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

/** Normalises a rotation to at most half a turn in either direction. */
export function normalTurn(rotation: number): number {
  const turn = ((rotation % 360) + 360) % 360
  return turn > 180 ? turn - 360 : turn
}

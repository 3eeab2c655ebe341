import type { Dimensions } from '../file/dimensions.ts'
import { CropError } from './crop-error.ts'
import { turnedSize, type CropConfiguration } from './crop-geometry.ts'

/** Returns the 2D context of a canvas. Throws a `canvas` crop error if there is none. */
function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new CropError('canvas')
  return context
}

/**
 * Draws the cropped part of an image into a canvas of the output size. The rest of the image falls
 * outside the canvas and is clipped, so a huge original never needs a huge canvas. `background`
 * fills the empty corners of a rotated image, for types without transparency.
 */
export function drawCrop(
  image: HTMLImageElement,
  { area, rotation, isFlippedHorizontally, isFlippedVertically }: CropConfiguration,
  size: Dimensions,
  background: string | null,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const context = contextOf(canvas)
  if (background !== null) {
    context.fillStyle = background
    context.fillRect(0, 0, size.width, size.height)
  }
  const { naturalWidth: width, naturalHeight: height } = image
  const turned = turnedSize({ width, height }, rotation)
  context.imageSmoothingQuality = 'high'
  context.scale(size.width / area.width, size.height / area.height)
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y)
  context.rotate((rotation * Math.PI) / 180)
  context.scale(isFlippedHorizontally ? -1 : 1, isFlippedVertically ? -1 : 1)
  context.drawImage(image, -width / 2, -height / 2)
  return canvas
}

/** Whether any pixel is not fully opaque. */
export function hasTransparency(canvas: HTMLCanvasElement): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
  for (let alpha = 3; alpha < data.length; alpha += 4) {
    if (data[alpha] !== 255) return true
  }
  return false
}

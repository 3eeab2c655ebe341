import type { Dimensions } from '../../file/dimensions.ts'
import { normalTurn, turnedSize } from '../crop-geometry.ts'
import type { CropAspect } from '../crop-settings.ts'

/** Maximum zoom: 4 shows a sixteenth of the image. */
export const maxZoom = 4

/** The user's settings in the dialog. */
export interface CropView {
  /** Offset of the image from the centre, in CSS pixels. */
  crop: { x: number; y: number }
  /** Zoom factor, from 1 to `maxZoom`. */
  zoom: number
  /** Clockwise rotation, from −180 to 180 degrees. */
  rotation: number
  isFlippedHorizontally: boolean
  isFlippedVertically: boolean
  aspect: CropAspect
  /** Sides of a free frame, in percent of the available space. */
  frame: Dimensions
}

export function startView(aspect: CropAspect): CropView {
  return {
    crop: { x: 0, y: 0 },
    zoom: 1,
    rotation: 0,
    isFlippedHorizontally: false,
    isFlippedVertically: false,
    aspect,
    frame: { width: 100, height: 100 },
  }
}

/** Rotates the view by 90 degrees: swaps the sides of a free frame and centres the image. */
export function turnedQuarter(view: CropView, direction: 1 | -1): CropView {
  const { width, height } = view.frame
  return {
    ...view,
    crop: { x: 0, y: 0 },
    rotation: normalTurn(view.rotation + direction * 90),
    frame: { width: height, height: width },
  }
}

/** Returns the aspect ratio of the frame; `original` follows the image's rotation. */
export function frameRatio({ aspect, rotation }: CropView, image: Dimensions): number {
  if (typeof aspect === 'number') return aspect
  const isLying = Math.abs(Math.round(rotation / 90)) % 2 === 1
  return isLying ? image.height / image.width : image.width / image.height
}

/**
 * Returns the maximum size of a free frame: the rotated image's bounding box, limited to the
 * container.
 */
export function frameRoom(shown: Dimensions, container: Dimensions, rotation: number): Dimensions {
  const turned = turnedSize(shown, rotation)
  return {
    width: Math.min(turned.width, container.width),
    height: Math.min(turned.height, container.height),
  }
}

/** Minimum side of a free frame, in percent of the available space. */
export const smallestFrame = 10

const percent = (part: number, whole: number) =>
  Math.round(Math.min(100, Math.max(smallestFrame, (100 * part) / whole)))

/** Returns the free frame whose corner is at the given distance from the centre, in CSS pixels. */
export function frameTo(corner: { x: number; y: number }, room: Dimensions): Dimensions {
  return {
    width: percent(2 * Math.abs(corner.x), room.width),
    height: percent(2 * Math.abs(corner.y), room.height),
  }
}

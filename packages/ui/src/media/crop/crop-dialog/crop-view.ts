import type { Dimensions } from '../../file/dimensions.ts'
import { normalTurn, turnedSize } from '../crop-geometry.ts'
import type { CropAspect } from '../crop-settings.ts'

/** Largest zoom: 4 shows a sixteenth of the picture. */
export const maxZoom = 4

/** What a person set in the dialog. */
export interface CropView {
  /** Where the picture stands under the frame, in CSS pixels from the middle. */
  crop: { x: number; y: number }
  /** From 1 to `maxZoom`. */
  zoom: number
  /** Clockwise, from −180 to 180 degrees. */
  rotation: number
  isFlippedHorizontally: boolean
  isFlippedVertically: boolean
  aspect: CropAspect
  /** Sides of a free frame, in percent of the room there is. */
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

/** The picture a quarter further. A free frame turns with it. */
export function turnedQuarter(view: CropView, direction: 1 | -1): CropView {
  const { width, height } = view.frame
  return {
    ...view,
    crop: { x: 0, y: 0 },
    rotation: normalTurn(view.rotation + direction * 90),
    frame: { width: height, height: width },
  }
}

/** Ratio of the frame; the picture's own one lies down with the picture. */
export function frameRatio({ aspect, rotation }: CropView, picture: Dimensions): number {
  if (typeof aspect === 'number') return aspect
  const isLying = Math.abs(Math.round(rotation / 90)) % 2 === 1
  return isLying ? picture.height / picture.width : picture.width / picture.height
}

/** Room for a free frame: the turned picture, as far as it is inside the container. */
export function frameRoom(shown: Dimensions, container: Dimensions, rotation: number): Dimensions {
  const turned = turnedSize(shown, rotation)
  return {
    width: Math.min(turned.width, container.width),
    height: Math.min(turned.height, container.height),
  }
}

/** Smallest side of a free frame, in percent of the room. */
export const smallestFrame = 10

const percent = (part: number, whole: number) =>
  Math.round(Math.min(100, Math.max(smallestFrame, (100 * part) / whole)))

/** The free frame whose corner stands that far from the middle, in CSS pixels. */
export function frameTo(corner: { x: number; y: number }, room: Dimensions): Dimensions {
  return {
    width: percent(2 * Math.abs(corner.x), room.width),
    height: percent(2 * Math.abs(corner.y), room.height),
  }
}

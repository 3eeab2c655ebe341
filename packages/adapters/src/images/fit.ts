import type { Rectangle } from './rounded-mask.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Calculates the position of an image that is fitted into a box, centred and without distortion.
 */
export function fitInto(natural: Size, box: Size): Rectangle {
  const scale = Math.min(box.width / natural.width, box.height / natural.height)
  const width = side(natural.width * scale, box.width)
  const height = side(natural.height * scale, box.height)
  return {
    width,
    height,
    left: Math.floor((box.width - width) / 2),
    top: Math.floor((box.height - height) / 2),
  }
}

/**
 * Rounds a side to whole pixels, but to at least one. A side at most one pixel shorter than the box
 * is stretched to fill it.
 */
function side(length: number, available: number): number {
  return available - length <= 1 ? available : Math.max(1, Math.round(length))
}

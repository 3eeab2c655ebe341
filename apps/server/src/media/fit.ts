import type { Rectangle } from './rounded-mask.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Where a picture lands when it is fitted into a box without distortion, in the middle. */
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

/** Whole pixels; a bar of one pixel is closed rather than shown. */
function side(length: number, available: number): number {
  return available - length <= 1 ? available : Math.max(1, Math.round(length))
}

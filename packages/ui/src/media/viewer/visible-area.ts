import type { CSSProperties } from 'react'
import type { Dimensions } from '../file/dimensions.ts'

/**
 * The visible part of an image or video, in pixels of its natural size from the top left corner.
 */
export interface VisibleArea extends Dimensions {
  x: number
  y: number
}

/** Clips the area to the image or video; returns the full size if the two do not overlap. */
export function clampArea(area: VisibleArea, { width, height }: Dimensions): VisibleArea {
  const x = Math.max(0, area.x)
  const y = Math.max(0, area.y)
  const right = Math.min(width, area.x + area.width)
  const bottom = Math.min(height, area.y + area.height)
  const isInside = right > x && bottom > y
  return isInside ? { x, y, width: right - x, height: bottom - y } : { x: 0, y: 0, width, height }
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`

/**
 * Returns styles that scale and offset the full image or video so that only `area` shows in a
 * clipping container of the same aspect ratio.
 */
export function placeBehind(area: VisibleArea, media: Dimensions): CSSProperties {
  return {
    position: 'absolute',
    left: percent(-area.x, area.width),
    top: percent(-area.y, area.height),
    width: percent(media.width, area.width),
    height: percent(media.height, area.height),
  }
}

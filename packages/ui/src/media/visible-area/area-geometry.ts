import type { Dimensions } from '../file/dimensions.ts'

/**
 * The visible part of a video, in fractions (0 to 1) of its displayed width and height, from the
 * top left corner.
 */
export interface AreaFractions extends Dimensions {
  x: number
  y: number
}

/** Width divided by height of a visible area, in displayed pixels (specification 3, section 9). */
export const visibleAreaRatio = 3 / 4

/** Minimum width of a visible area, as a fraction of the video’s width. */
export const minAreaWidth = 0.1

/** A point or a distance, in fractions of the video: 0 is left or top, 1 is right or bottom. */
export interface Point {
  x: number
  y: number
}

export type Corner = 'nw' | 'ne' | 'sw' | 'se'

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** Returns the ratio of an area's height to its width, both in fractions of the video. */
const heightPerWidth = ({ width, height }: Dimensions) => width / visibleAreaRatio / height

/**
 * Clamps a width between the minimum and the largest possible width. In a very wide video, even the
 * largest possible width is below the minimum, and is returned.
 */
function clampWidth(width: number, largest: number, media: Dimensions): number {
  const most = Math.min(largest, 1, 1 / heightPerWidth(media))
  return clamp(width, Math.min(minAreaWidth, most), most)
}

const place = (x: number, y: number, width: number, height: number): AreaFractions => ({
  x: clamp(x, 0, 1 - width),
  y: clamp(y, 0, 1 - height),
  width,
  height,
})

/** Returns the largest area in the middle of the video, which is the default. */
export function largestArea(media: Dimensions): AreaFractions {
  return resizeArea({ x: 0, y: 0, width: 1, height: 1 }, 1, media)
}

/** Moves an area by fractions of the video, at most to the video's edges. */
export function moveArea(area: AreaFractions, by: Point): AreaFractions {
  return place(area.x + by.x, area.y + by.y, area.width, area.height)
}

/**
 * Resizes an area around its centre to a width in fractions, and then moves it inside the video.
 * Also corrects the area's ratio.
 */
export function resizeArea(area: AreaFractions, to: number, media: Dimensions): AreaFractions {
  const width = clampWidth(to, 1, media)
  const height = width * heightPerWidth(media)
  return place(
    area.x + (area.width - width) / 2,
    area.y + (area.height - height) / 2,
    width,
    height,
  )
}

/**
 * Drags a corner of an area towards a point of the video, in the fixed ratio; the opposite corner
 * stays where it is.
 */
export function dragCorner(
  area: AreaFractions,
  corner: Corner,
  point: Point,
  media: Dimensions,
): AreaFractions {
  const [isNorth, isWest] = [corner.startsWith('n'), corner.endsWith('w')]
  const right = area.x + area.width
  const bottom = area.y + area.height
  const ratio = heightPerWidth(media)
  const across = isWest ? right - point.x : point.x - area.x
  const down = isNorth ? bottom - point.y : point.y - area.y
  const room = Math.min(isWest ? right : 1 - area.x, (isNorth ? bottom : 1 - area.y) / ratio)
  const width = clampWidth(Math.max(across, down / ratio), room, media)
  const height = width * ratio
  return place(isWest ? right - width : area.x, isNorth ? bottom - height : area.y, width, height)
}

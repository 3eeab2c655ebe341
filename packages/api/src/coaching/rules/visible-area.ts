/**
 * The part of a video that is shown, as fractions of its displayed size from the top left corner.
 */
export interface VisibleArea {
  x: number
  y: number
  width: number
  height: number
}

/** Width and height of a video as it is displayed, in pixels. */
export interface DisplayedSize {
  width: number
  height: number
}

/** Width divided by height of the shown part, in displayed pixels. */
export const visibleRatio = 3 / 4

/** The minimum width of a visible area, as a fraction of the video's width. */
export const minVisibleWidth = 0.1

/** Tolerance for the rounding of fractions in a form and of pixels in a video. */
const tolerance = 0.01

/** Returns the largest centred area, which is the default. */
export function largestVisibleArea({ width, height }: DisplayedSize): VisibleArea {
  const ratio = width / height
  const area = {
    width: Math.min(1, visibleRatio / ratio),
    height: Math.min(1, ratio / visibleRatio),
  }
  return { ...area, x: (1 - area.width) / 2, y: (1 - area.height) / 2 }
}

/** True for an area that is within the video, wide enough, and of the right ratio. */
export function isVisibleArea(area: VisibleArea, { width, height }: DisplayedSize): boolean {
  const isInside =
    area.x >= 0 &&
    area.y >= 0 &&
    area.x + area.width <= 1 + tolerance &&
    area.y + area.height <= 1 + tolerance
  const ratio = (area.width * width) / (area.height * height)
  return (
    isInside && area.width >= minVisibleWidth && Math.abs(ratio / visibleRatio - 1) <= tolerance
  )
}

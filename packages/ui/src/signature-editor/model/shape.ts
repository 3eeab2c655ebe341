import { limits } from '@org/signature'

/** Corners are rounded by at most half the width: more would change nothing. */
export function maxRadius(width: number): number {
  return Math.floor(width / 2)
}

/** A new width; the radius follows where it would exceed its bound. */
export function resized<Shape extends { width: number; radius: number }>(
  shape: Shape,
  width: number,
): Shape {
  return { ...shape, width, radius: Math.min(shape.radius, maxRadius(width)) }
}

/**
 * A button has square corners or a radius of 8 to 30: a value between 0 and 8 goes on in the
 * direction in which the slider was moved.
 */
export function snapButtonRadius(next: number, previous: number): number {
  const { min } = limits.buttonRadiusRounded
  if (next >= min) return next
  return next > previous ? min : 0
}

import { limits } from '@org/signature'

/** Returns the largest corner radius: half the width. A larger radius has no effect. */
export function maxRadius(width: number): number {
  return Math.floor(width / 2)
}

/** Sets a new width and reduces a radius that is too large for it. */
export function resized<Shape extends { width: number; radius: number }>(
  shape: Shape,
  width: number,
): Shape {
  return { ...shape, width, radius: Math.min(shape.radius, maxRadius(width)) }
}

/**
 * Snaps a button's radius to an allowed value: 0, or 8 to 30. A value between 0 and 8 snaps to 8 if
 * the slider was moved up, and to 0 if it was moved down.
 */
export function snapButtonRadius(next: number, previous: number): number {
  const { min } = limits.buttonRadiusRounded
  if (next >= min) return next
  return next > previous ? min : 0
}

/** Bounds of the editor's sliders, in CSS pixels (specification 2, section 9). */
export const ranges = {
  logoWidth: { min: 50, max: 400 },
  bannerWidth: { min: 50, max: 1000 },
  socialWidth: { min: 10, max: 50 },
  spacing: { min: 0, max: 60 },
  fontSize: { min: 8, max: 30 },
  buttonRadius: { min: 8, max: 30 },
  buttonHeight: { min: 20, max: 60 },
  addonWidth: { min: 200, max: 800, step: 20 },
} as const

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

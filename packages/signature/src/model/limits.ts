/** An inclusive range of a number that users set, with its initial value. */
export interface Limit {
  readonly min: number
  readonly max: number
  readonly initial: number
  readonly step: number
}

const limit = (min: number, max: number, initial: number, step = 1): Limit => ({
  min,
  max,
  initial,
  step,
})

/**
 * Ranges of the numbers in a signature, in CSS pixels (specification 2, section 9). The corner
 * radii of images and icons are not listed, because they are limited to half the width.
 */
export const limits = {
  fontSize: limit(8, 30, 14),
  addonFontSize: limit(8, 30, 8),
  spacing: limit(0, 60, 0),
  socialWidth: limit(10, 50, 25),
  logoWidth: limit(50, 400, 50),
  bannerWidth: limit(50, 1000, 50),
  /** The slider offers 0 and the range of `buttonRadiusRounded`, 8 to 30. */
  buttonRadius: limit(0, 30, 0),
  buttonRadiusRounded: limit(8, 30, 8),
  buttonHeight: limit(20, 60, 35),
  addonWidth: limit(200, 800, 200, 20),
} as const

/**
 * How much a signature may contain when it is saved. `characters` counts the JSON of the completed
 * data. Stored data may exceed these bounds and is still parsed and rendered.
 */
export const sizeLimits = {
  socialIcons: 60,
  customFields: 50,
  characters: 100_000,
} as const

/** Returns the nearest value within a range. */
export const clamp = (value: number, range: Limit): number =>
  value < range.min ? range.min : value > range.max ? range.max : value

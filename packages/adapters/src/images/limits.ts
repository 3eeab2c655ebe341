/**
 * Maximum number of pixels to decode, in all frames together. The limits for uploads are lower, but
 * images of this size were once accepted and are still stored.
 */
export const maxDecodedPixels = 100_000_000

/**
 * Maximum number of pixels that an encoder gets for all frames of an animation together. Encoding
 * them takes about 2 seconds on a slow machine.
 */
export const maxMovingPixels = 6_000_000

/**
 * Effort of encoding an animation, from 1 to 10. Higher efforts take at least twice as long, and
 * the file is hardly smaller.
 */
export const movingEffort = 3

/** How long to look for the best encoder of a variant, in milliseconds. */
export const searchMilliseconds = 2000

import { readNumber } from '../read-number.ts'

/** Replaces numbers that are not finite with 0, and negative zero with zero. */
const finite = (number: number) => (Number.isFinite(number) ? number : 0) + 0

/**
 * Returns a number as it is, or parses the number at the start of a string; 0 for anything else,
 * including NaN and infinity. Strings are parsed by `readNumber`: `1 234,5 €` becomes 1234.5.
 */
function toNumber(value: unknown): number {
  if (typeof value === 'number') return finite(value)
  return typeof value === 'string' ? finite(readNumber(value).value) : 0
}

/**
 * Multiplies by a power of ten in decimal, so that 1.005 times 100 is 100.5 and not slightly less.
 */
function shift(number: number, places: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e')
  return finite(Number(`${digits}e${Number(exponent) + places}`))
}

/** Rounds to a whole number, halves away from zero: 0.5 becomes 1 and -0.5 becomes -1. */
const round = (number: number) => finite(Math.sign(number) * Math.round(Math.abs(number)))

/**
 * Converts like `float`, then truncates to a whole number: `12,9` becomes 12, `-7.9 km` -7, `douze`
 * 0.
 */
export const integer = (value: unknown): number => finite(Math.trunc(toNumber(value)))

/**
 * Parses the number at the start of a string: `3,5` and `3.5` become 3.5, `1 234,50 €` 1234.5, `−2`
 * -2; 0 for anything else. A number of more than 15 digits becomes the nearest JavaScript number.
 */
export const float = (value: unknown): number => toNumber(value)

/**
 * Converts like `float`, and raises a lower result to the limit. Anything that is not a number
 * counts as 0.
 */
export const min = (value: unknown, limit: number): number => Math.max(limit, toNumber(value))

/**
 * Converts like `float`, and lowers a higher result to the limit. Anything that is not a number
 * counts as 0.
 */
export const max = (value: unknown, limit: number): number => Math.min(limit, toNumber(value))

/**
 * Converts euros to whole cents, rounding half a cent away from zero: `12,345` becomes 1235, -1.005
 * becomes -101. Exact up to 10^15 cents.
 */
export const eurosToCents = (value: unknown): number => round(shift(toNumber(value), 2))

/**
 * Converts cents to euros: 1234 becomes 12.34. Fractions of a cent are rounded first, halves away
 * from zero. `eurosToCents` reverses the conversion exactly for whole cents up to 10^15.
 */
export const centsToEuros = (value: unknown): number => round(toNumber(value)) / 100

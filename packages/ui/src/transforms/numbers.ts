import { readNumber } from '../read-number.ts'

/** Nothing that is not a finite number leaves a transform, and no negative zero. */
const finite = (number: number) => (Number.isFinite(number) ? number : 0) + 0

/**
 * The number that a value is or that its text begins with; 0 for anything else: an empty text, other
 * text, no text, NaN, infinity. Texts are read as `readNumber` says: `1 234,5 €` gives 1234.5.
 */
function toNumber(value: unknown): number {
  if (typeof value === 'number') return finite(value)
  return typeof value === 'string' ? finite(readNumber(value).value) : 0
}

/** Multiplies by a power of ten in decimal, where 1.005 times 100 is 100.5 and not a little less. */
function shift(number: number, places: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e')
  return finite(Number(`${digits}e${Number(exponent) + places}`))
}

/** Rounds to a whole number, a half away from zero: 0.5 gives 1 and -0.5 gives -1. */
const round = (number: number) => finite(Math.sign(number) * Math.round(Math.abs(number)))

/** The whole number of `float`, cut and not rounded: `12,9` gives 12, `-7.9 km` -7, `douze` 0. */
export const integer = (value: unknown): number => finite(Math.trunc(toNumber(value)))

/**
 * The number that a text begins with: `3,5` and `3.5` give 3.5, `1 234,50 €` 1234.5, `−2` -2; 0 for
 * anything else. Beyond 15 digits it is the nearest number that JavaScript holds.
 */
export const float = (value: unknown): number => toNumber(value)

/** The number of `float`, no less than the limit; what is no number counts as 0. */
export const min = (value: unknown, limit: number): number => Math.max(limit, toNumber(value))

/** The number of `float`, no more than the limit; what is no number counts as 0. */
export const max = (value: unknown, limit: number): number => Math.min(limit, toNumber(value))

/**
 * Whole cents; half a cent goes away from zero: `12,345` gives 1235, -1.005 gives -101. Exact up to
 * ten thousand billion euros (10^15 cents).
 */
export const eurosToCents = (value: unknown): number => round(shift(toNumber(value), 2))

/**
 * Euros: 1234 cents give 12.34. Parts of a cent are rounded first, a half away from zero. Back with
 * `eurosToCents` the same whole cents come out, up to 10^15.
 */
export const centsToEuros = (value: unknown): number => round(toNumber(value)) / 100

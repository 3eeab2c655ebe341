import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  alphanumericOnly,
  applyTransforms,
  centsToEuros,
  digitsOnly,
  eurosToCents,
  float,
  integer,
  lettersOnly,
  type TransformRule,
} from './index.ts'

/** Asserts that `check` throws for none of the values. */
function holds<T>(values: fc.Arbitrary<T>, check: (value: T) => void): void {
  const property = fc.property(values, (value) => {
    check(value)
  })
  fc.assert(property)
}

const anyText = fc.string({ unit: 'binary' })
const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0)

describe.each<TransformRule>([
  'integer',
  'float',
  'lowercase',
  'uppercase',
  'letters_only',
  'digits_only',
  'alphanumeric_only',
  'remove_spaces',
  { min: -3 },
  { max: 1000 },
])('%j', (rule) => {
  it('is idempotent', () => {
    holds(fc.oneof(anyText, finite), (value) => {
      const once = applyTransforms(value, [rule])
      expect(applyTransforms(once, [rule])).toBe(once)
    })
  })

  it('accepts anything and never throws', () => {
    holds(fc.anything(), (value) =>
      expect(['string', 'number']).toContain(typeof applyTransforms(value, [rule])),
    )
  })
})

it('parses every number that JavaScript prints', () => {
  holds(finite, (number) => expect(float(String(number))).toBe(number))
})

it.each(['fr-FR', 'fr-CH'])('parses every number formatted in %s', (locale) => {
  const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })
  const number = fc.integer({ min: -1e12, max: 1e12 }).map((whole) => whole / 1000 + 0)
  holds(number, (value) => expect(float(written.format(value))).toBe(value))
})

it('truncates towards zero', () => {
  holds(finite, (number) => {
    expect(Number.isInteger(integer(number))).toBe(true)
    expect(Math.abs(integer(number))).toBeLessThanOrEqual(Math.abs(number))
  })
})

it('alphanumeric_only keeps everything that letters_only and digits_only keep', () => {
  holds(anyText, (text) => {
    expect(lettersOnly(alphanumericOnly(text))).toBe(lettersOnly(text))
    expect(digitsOnly(alphanumericOnly(text))).toBe(digitsOnly(text))
  })
})

describe('[2.5.16] euros and cents', () => {
  const amounts = fc
    .maxSafeInteger()
    .filter((cents) => Math.abs(cents) < 10 ** 15)
    .map((cents) => cents + 0)
  const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

  it('keep the same whole cents when converted back', () => {
    holds(amounts, (cents) => expect(eurosToCents(centsToEuros(cents))).toBe(cents))
  })

  it('are parsed from their French notation', () => {
    holds(amounts, (cents) => expect(eurosToCents(euros.format(centsToEuros(cents)))).toBe(cents))
  })

  it('round halves away from zero, for positive and negative amounts', () => {
    holds(fc.integer({ min: 0, max: 10 ** 9 }), (cents) => {
      const half = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}5`
      expect(eurosToCents(half)).toBe(cents + 1)
      expect(eurosToCents(`-${half}`)).toBe(-cents - 1)
    })
  })
})

// A transform with backtracking would exceed the test's time limit.
it.each([
  ['1.000', 40_000, 1.0001, ''],
  ['1,', 100_000, 1.1, ''],
  ['-', 200_000, 0, ''],
  ['1e', 100_000, 10, 'e'],
  ['e\u0301', 100_000, 0, 'e\u0301'],
  [' ', 200_000, 0, ''],
])('handles long and malformed text: "%s", %i times', (part, count, number, letters) => {
  const text = part.repeat(count)
  expect(float(text)).toBe(number)
  expect(lettersOnly(text) === letters.repeat(count)).toBe(true)
})

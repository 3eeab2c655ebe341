import { expect, it } from 'vitest'
import { scannedCode } from './scanned-code.ts'

const today = '2027-01-15'

it.each([
  ['an EAN-13 as printed', '3400930000014', null],
  ['a plain code', 'REF-12', 'REF-12'],
])('keeps %s', (_, text, expected) => {
  expect(scannedCode(text, today)).toBe(expected)
})

it('keeps only the product of a label with lot and expiry date', () => {
  expect(scannedCode('01034009300000171728013110LOT1', today)).toBe('x')
})

it('takes an EAN-8 and a GTIN-14 as they are printed', () => {
  expect(scannedCode('96385074', today)).toBe('96385074')
  expect(scannedCode('13400930000013', today)).toBe('x')
})

it('returns null for a label that must not be used', () => {
  expect(scannedCode('0103400930000010', today)).toBeNull()
})

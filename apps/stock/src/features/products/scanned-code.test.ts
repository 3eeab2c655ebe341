import { expect, it } from 'vitest'
import { scannedCode } from './scanned-code.ts'

const today = '2027-01-15'

it.each([
  ['an EAN-13', '3400930000014'],
  ['an EAN-8', '96385074'],
  ['a GTIN of 14 digits', '13400930000011'],
  ['a plain code', 'REF-12'],
])('returns %s unchanged', (_, text) => {
  expect(scannedCode(text, today)).toBe(text)
})

it('returns only the product code of a label with lot and expiry date', () => {
  expect(scannedCode('01034009300000141728013110LOT1', today)).toBe('3400930000014')
})

it('returns null for an invalid label', () => {
  expect(scannedCode('01034009300000101728013110LOT1', today)).toBeNull()
})

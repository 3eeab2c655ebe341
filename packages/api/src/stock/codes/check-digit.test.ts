import { expect, it } from 'vitest'
import { checkDigit } from './check-digit.ts'

it.each([
  ['EAN-8', '9638507', '4'],
  ['UPC-A', '03600029145', '2'],
  ['EAN-13', '340093000012', '0'],
  ['GTIN-14', '1761332717654', '1'],
  ['SSCC', '34012345000000001', '7'],
])('computes the check digit of %s', (_, digits, digit) => {
  expect(checkDigit(digits)).toBe(digit)
})

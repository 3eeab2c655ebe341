import { expect, it } from 'vitest'
import { normaliseCode } from './normalise-code.ts'
import { printedCode } from './printed-code.ts'

it.each([
  ['an EAN-13', '3400930000014'],
  ['an EAN-8', '96385074'],
  ['a GTIN-14 of a box', '13400930000011'],
  ['a reference of the company', 'MASQ-IIR-50'],
])('turns the normalised form of %s back into the printed one', (_, code) => {
  expect(printedCode(normaliseCode(code))).toBe(code)
})

it('prints a UPC-A as the EAN-13 that scanners read', () => {
  expect(printedCode(normaliseCode('036000291452'))).toBe('0036000291452')
})

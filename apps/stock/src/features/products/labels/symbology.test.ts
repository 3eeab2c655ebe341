import { generateCode } from '@org/api/stock'
import { expect, it } from 'vitest'
import { symbologyOf } from './symbology.ts'

it.each([
  ['an EAN-13', '3400930000014', 'ean13'],
  ['a UPC-A', '036000291452', 'ean13'],
  ['a generated code', generateCode(() => 0.5), 'ean13'],
  ['13 digits without a correct check digit', '3400930000015', 'code128'],
  ['a short code', 'MASQ-IIR-50', 'code128'],
  ['a long code', '01034009300000141728013110LOT1', 'datamatrix'],
  ['a code with an accent', 'GANTÉ', 'datamatrix'],
])('selects the barcode type of %s', (_, code, symbology) => {
  expect(symbologyOf(code)).toBe(symbology)
})

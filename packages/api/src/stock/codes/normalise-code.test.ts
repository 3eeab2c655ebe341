import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normaliseCode } from './normalise-code.ts'
import { readLabel } from './read-label.ts'

it.each([
  ['EAN-8', '96385074', '00000096385074'],
  ['UPC-A', '036000291452', '00036000291452'],
  ['EAN-13', '3400930000120', '03400930000120'],
  ['EAN-13 with spaces', ' 3 400930 000120 ', '03400930000120'],
  ['GTIN-14', '03400930000120', '03400930000120'],
  ['wrong check digit', '3400930000121', '3400930000121'],
  ['reference in lower case', ' ref-12 a\n', 'REF-12 A'],
  ['HIBC', '+A123BJC5D6E71', '+A123BJC5D6E71'],
])('normalises a code: %s', (_, code, normalised) => {
  expect(normaliseCode(code)).toBe(normalised)
})

it('leaves a normalised code unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      const once = normaliseCode(code)
      expect(normaliseCode(once)).toBe(once)
    }),
  )
})

it('matches a stored GTIN to a scanned EAN-13 and to a scanned GS1 bar code', () => {
  const today = '2026-03-15'
  const stored = normaliseCode('3400930000120')

  expect(readLabel('3400930000120', { today })).toMatchObject({ gtin: stored })
  expect(readLabel(']d20103400930000120', { today })).toMatchObject({ gtin: stored })
})

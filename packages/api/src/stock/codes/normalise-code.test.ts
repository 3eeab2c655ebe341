import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normaliseCode, problemOfCode, shownCode, storedForms } from './normalise-code.ts'
import { readLabel } from './read-label.ts'

it.each([
  ['EAN-8', '96385074', '00000096385074'],
  ['UPC-A', '036000291452', '00036000291452'],
  ['EAN-13', '3400930000120', '03400930000120'],
  ['EAN-13 with spaces', ' 3 400930 000120 ', '03400930000120'],
  ['GTIN-14', '03400930000120', '03400930000120'],
  ['wrong check digit', '3400930000121', '3400930000121'],
  ['reference in lower case', ' ref-12 a\n', 'REF-12 A'],
  ['HIBC', '+A123BJC5D6E71G', '+A123BJC5D6E71G'],
  ['HIBC with lot and date', '+a99912345/$$52001510x33', '+A999123457'],
  ['HIBC without check character', '+A123BJC5D6E71', '+A123BJC5D6E71'],
  ['a formula', '="3400930000120"', '03400930000120'],
  ['a formula without quotes', '=3400930000120', '03400930000120'],
  ['an apostrophe', "'3400930000120", '03400930000120'],
  ['a formula around an apostrophe', `="'3400930000120"`, '03400930000120'],
  ['one decimal', '3400930000120.0', '03400930000120'],
  ['two decimals', '3400930000120,00', '03400930000120'],
  ['decimals and blanks', '3 400 930 000 120,00', '03400930000120'],
  ['a CIP7 with a decimal', '3014544.0', '3014544'],
  ['invisible characters', '\ufeff3400\u200b930000120\u00a0', '03400930000120'],
  ['a UPC-A without its zero', '36000291452', '00036000291452'],
  ['brackets', '(01)03400930000120', '03400930000120'],
  ['a whole label', '(01)03400930000120(17)270331(10)A1', '03400930000120'],
  ['a scanned label', ']d201034009300001201727033110A1', '03400930000120'],
  ['an ambiguous label', '01034009300001201727033110A2112', '03400930000120'],
  ['a web address', 'https://id.gs1.org/01/09506000134352/10/A', '09506000134352'],
  ['a web address with a name', 'https://a.example/gtin/3400930000120', '03400930000120'],
  ['a symbology identifier', ']E03400930000120', '03400930000120'],
  ['a symbology identifier before a reference', ']C0ref-12', 'REF-12'],
  ['a part', '10abc17270331', '10ABC17270331'],
])('normalises a code: %s', (_, code, normalised) => {
  expect(normaliseCode(code)).toBe(normalised)
})

it.each([
  ['rounded', '3,40093E+12'],
  ['rounded', '3.40093e+12'],
  ['rounded', '3,40093E12'],
  ['rounded', '="3,40093E+12"'],
  ['rounded', '4E+5'],
  ['part', ']C110ABC'],
  ['part', '1727033110LB4'],
  ['part', '(10)ABC'],
  ['part', '00340123450000000017'],
  ['part', '+$$3271231LOT7GK'],
  ['unreadable', '0103400930000121'],
  ['unreadable', 'https://id.gs1.org/01/09506000134353'],
  ['unreadable', '10A{GS}21B'],
])('says %s of %s, which is no code', (problem, text) => {
  expect(problemOfCode(text)).toBe(problem)
})

it.each(['3E12', '12.5', '10ABC', '2134', '3014544', '3400930000121', '+A123BJC5D6E71', 'REF 1'])(
  'accepts %s as a code',
  (text) => expect(problemOfCode(text)).toBeNull(),
)

it('finds the codes that were stored before whole labels were read', () => {
  expect(storedForms('+a99912345/$$52001510x33')).toEqual([
    '+A99912345/$$52001510X33',
    '+A999123457',
  ])
  expect(storedForms('10abc17270331')).toEqual(['10ABC17270331'])
  expect(storedForms('3400930000120')).toEqual(['03400930000120'])
})

it.each([
  ['3 400930 000120', '3 400930 000120'],
  [' ref-12 a', 'ref-12 a'],
  ['="036000291452"', '036000291452'],
  ['(01)03400930000120(10)A1', '3400930000120'],
  ['https://id.gs1.org/01/09506000134352', '9506000134352'],
  ['+A99912345/$$52001510X33', '+A999123457'],
])('shows the code %j as %j', (text, shown) => {
  expect(shownCode(text)).toBe(shown)
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

import { expect, it } from 'vitest'
import { furtherCodesOf, furtherCodesText } from './further-codes.ts'

it('writes further codes with their units', () => {
  const codes = [
    { code: '3400930000014', units: 1 },
    { code: '3400930000021', units: 100 },
  ]
  expect(furtherCodesText(codes)).toBe('3400930000014 | 3400930000021 × 100')
})

it.each([
  'A x 5',
  'GANT X100',
  '3400930000014x5',
  '3400930000014/3400930000021',
  '3,40093E+12',
  '10,00',
  "'=A",
  ' A',
  'BOX',
  '+33-1',
  'A, B; C|D',
  'A*5',
  'A × 5',
  'say "A"',
  '"A"',
  'A"',
])('reads the code %j as it was written', (code) => {
  const codes = [
    { code, units: 1 },
    { code: 'OTHER', units: 12 },
    { code, units: 1000 },
  ]
  expect(furtherCodesOf(furtherCodesText(codes))).toEqual(codes)
})

it.each([
  ['A ; B, C\nD', ['A', 'B', 'C', 'D'], 1],
  ['A*12', ['A'], 12],
  ['A × 1 000', ['A'], 1000],
  ['A x 12', ['A'], 12],
  ['A x12', ['A'], 12],
  ['A X 12,0', ['A'], 12],
  ['3400930000014x100', ['3400930000014'], 100],
  ['3 400930 000014 x 100', ['3 400930 000014'], 100],
  ['"A x 5" x 12', ['A x 5'], 12],
  ['REFx12', ['REFx12'], 1],
  ['x 12', ['x 12'], 1],
  ['Lux', ['Lux'], 1],
  ['3400930000014/3400930000021', ['3400930000014', '3400930000021'], 1],
  ['3400930000014 / 3400930000021 | B', ['3400930000014', '3400930000021', 'B'], 1],
  ['A/B', ['A/B'], 1],
  ['3400930000014/B', ['3400930000014/B'], 1],
  ['3014544,00 | 3014551,0', ['3014544,00', '3014551,0'], 1],
  ['3400930000014,3400930000021', ['3400930000014', '3400930000021'], 1],
  ['3,40093E+12 | A', ['3,40093E+12', 'A'], 1],
])('reads separators and units as people type them: %j', (text, codes, units) => {
  expect(furtherCodesOf(text)).toEqual(codes.map((code) => ({ code, units })))
})

it.each(['A × 0', 'A × many', 'A × 100001', '× 5', '"" × 5'])('rejects %j', (text) => {
  expect(furtherCodesOf(text)).toBeNull()
})

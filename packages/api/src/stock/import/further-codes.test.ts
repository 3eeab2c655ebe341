import { expect, it } from 'vitest'
import { furtherCodesOf, furtherCodesText } from './further-codes.ts'

it('writes further codes with their units', () => {
  const codes = [
    { code: '3400930000014', units: 1 },
    { code: '3400930000021', units: 100 },
  ]
  expect(furtherCodesText(codes)).toBe('3400930000014 | 3400930000021 × 100')
})

it.each(['BOX', '+33-1', 'A, B; C|D', 'A*5', 'A × 5', 'say "A"', '"A"', 'A"'])(
  'reads the code %j as it was written',
  (code) => {
    const codes = [
      { code, units: 1 },
      { code: 'OTHER', units: 12 },
      { code, units: 1000 },
    ]
    expect(furtherCodesOf(furtherCodesText(codes))).toEqual(codes)
  },
)

it.each([
  ['A ; B, C\nD', ['A', 'B', 'C', 'D'], 1],
  ['A*12', ['A'], 12],
  ['A × 1 000', ['A'], 1000],
])('reads separators and units as people type them: %j', (text, codes, units) => {
  expect(furtherCodesOf(text)).toEqual(codes.map((code) => ({ code, units })))
})

it.each(['A × 0', 'A × many', 'A × 100001', '× 5', '"" × 5'])('rejects %j', (text) => {
  expect(furtherCodesOf(text)).toBeNull()
})

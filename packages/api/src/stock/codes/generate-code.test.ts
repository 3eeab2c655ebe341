import { expect, it } from 'vitest'
import { generateCode } from './generate-code.ts'
import { readLabel } from './read-label.ts'

it.each([
  [0, '2000000000008'],
  [0.5, '2500000000003'],
  [0.999_999_999_999_99, '2999999999991'],
])('creates an EAN-13 in the range for internal use from the random number %s', (random, code) => {
  expect(generateCode(() => random)).toBe(code)
})

it('creates distinct codes that `readLabel` reads as GTINs', () => {
  const codes = Array.from({ length: 1000 }, () => generateCode(Math.random))

  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) {
    expect(readLabel(code, { today: '2026-03-15' })).toMatchObject({ gtin: `0${code}` })
  }
})

import { describe, expect, it } from 'vitest'
import { applyTransforms, max, min, transforms, type TransformName } from './transforms.ts'

const cases: [claim: string, name: TransformName, typed: unknown, kept: unknown][] = [
  ['2.5.11', 'integer', '12', 12],
  ['2.5.11', 'integer', '12,9', 12],
  ['2.5.11', 'integer', '-7.9 km', -7],
  ['1.5.27', 'integer', 'douze', 0],
  ['1.5.27', 'integer', null, 0],
  ['2.5.11', 'float', '3,5', 3.5],
  ['2.5.11', 'float', '1 234.5', 1234.5],
  ['2.5.11', 'float', Number.NaN, 0],
  ['2.5.12', 'lowercase', 'ÉLOÏSE', 'éloïse'],
  ['2.5.12', 'uppercase', 'éloïse', 'ÉLOÏSE'],
  ['2.5.13', 'letters_only', "L'été 2026", 'Lété'],
  ['2.5.13', 'digits_only', '06 12 34', '061234'],
  ['2.5.13', 'alphanumeric_only', 'Réf. n° 12-B', 'Réfn12B'],
  ['2.5.15', 'remove_spaces', ' 01 23\u00a045 ', '012345'],
  ['2.5.16', 'euros_to_cents', '12,34', 1234],
  ['2.5.16', 'euros_to_cents', 1.005, 101],
  ['2.5.16', 'euros_to_cents', -1.005, -101],
  ['2.5.16', 'cents_to_euros', 1234, 12.34],
]

describe.each(cases)('[%s] %s', (_claim, name, typed, kept) => {
  it(`${JSON.stringify(typed)} gives ${JSON.stringify(kept)}`, () => {
    expect(transforms[name](typed)).toBe(kept)
  })
})

it('[2.5.14] bounds a value from below and above', () => {
  expect([min(1)('0'), min(1)(5)]).toEqual([1, 5])
  expect([max(10)('11'), max(10)(5)]).toEqual([10, 5])
})

it('applies several steps in their order', () => {
  expect(applyTransforms(' 1 2 5 ', ['remove_spaces', 'integer', { max: 100 }])).toBe(100)
})

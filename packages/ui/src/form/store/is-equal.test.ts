import { expect, it } from 'vitest'
import { isEqual } from './is-equal.ts'

it.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [Number.NaN, Number.NaN, true],
  [0, '0', false],
  [null, undefined, false],
  [['a', { b: 1 }], ['a', { b: 1 }], true],
  [['a', 'b'], ['b', 'a'], false],
  [{ a: undefined }, {}, false],
  [{ a: undefined }, { b: undefined }, false],
  [[], {}, false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
])('compares %j with %j and returns %s', (first, second, expected) => {
  expect(isEqual(first, second)).toBe(expected)
})

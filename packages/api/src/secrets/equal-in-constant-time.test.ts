import fc from 'fast-check'
import { expect, it } from 'vitest'
import { equalInConstantTime } from './equal-in-constant-time.ts'

it('returns the same result as an ordinary comparison', () => {
  const text = fc.string({ maxLength: 4, unit: fc.constantFrom('a', 'b', '\0') })
  fc.assert(
    fc.property(text, text, (actual, expected) => {
      expect(equalInConstantTime(actual, expected)).toBe(actual === expected)
    }),
  )
})

it('reads every expected character, wherever the first difference is', () => {
  const read: number[] = []
  const expected = {
    length: 4,
    charCodeAt: (at: number) => (read.push(at), 'abcd'.charCodeAt(at)),
  } as unknown as string

  for (const actual of ['abcd', 'xbcd', 'abcx', 'a', '', 'abcde']) {
    read.length = 0
    equalInConstantTime(actual, expected)
    expect(read).toEqual([0, 1, 2, 3])
  }
})

import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sha256 } from './sha256.ts'

it('is the SHA-256 of the text in UTF-8, for any text and length', () => {
  const lengths = Array.from({ length: 140 }, (_, length) => 'é'.repeat(length))
  for (const text of ['', 'abc', ...lengths]) expect(sha256(text)).toBe(expected(text))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(sha256(text)).toBe(expected(text))
    }),
  )
})

const expected = (text: string) => createHash('sha256').update(text).digest('hex')

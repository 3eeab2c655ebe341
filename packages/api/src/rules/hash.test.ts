import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalJson, hashText } from './hash.ts'

it('serialises equal values to the same string, whatever the order of their keys', () => {
  const value = { b: 1, a: [{ d: null, c: 'é' }] }

  expect(canonicalJson(value)).toBe('{"a":[{"c":"é","d":null}],"b":1}')
  expect(canonicalJson({ a: [{ c: 'é', d: null }], b: 1 })).toBe(canonicalJson(value))
})

it('returns the same string after a round trip through storage, for any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const stored: unknown = JSON.parse(JSON.stringify(value))
      expect(canonicalJson(stored)).toBe(canonicalJson(value))
    }),
  )
})

it('hashes 20,000 similar texts to different short strings', () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `signature ${index}`)
  const hashes = new Set(texts.map(hashText))

  expect(hashes.size).toBe(texts.length)
  expect(hashText('signature')).toMatch(/^[a-z0-9]{6,14}$/)
  expect(hashText('signature')).toBe(hashText('signature'))
})

import { expect, it } from 'vitest'
import { isStorable, toStorable, unstorablePaths } from './storable-text.ts'

it('accepts all text except null characters and lone surrogates', () => {
  expect(['', 'Zoé', '名刺', '🖋️', '\u0001\n'].every(isStorable)).toBe(true)
  expect(['\0', 'a\0b', '\ud83d', '\udd8b\ud83d'].some(isStorable)).toBe(false)
})

it('removes null characters, and replaces lone surrogates', () => {
  expect(toStorable('550 \0No such\ud83d mailbox 🖋️')).toBe('550 No such\ufffd mailbox 🖋️')
})

it('finds unstorable strings at any depth, including keys', () => {
  const value = { name: 'a\0', list: ['fine', { 'k\0': 1, deep: '\ud800' }], count: 1, none: null }

  expect(unstorablePaths(value)).toEqual(['name', 'list.1.k', 'list.1.deep'])
  expect(unstorablePaths(value, 'filter')[0]).toBe('filter.name')
  expect(unstorablePaths('\0', 'id')).toEqual(['id'])
})

it('handles extremely deep nesting', () => {
  let value: unknown = '\0'
  for (let depth = 0; depth < 100_000; depth += 1) value = [value]

  expect(unstorablePaths(value)).toHaveLength(1)
})

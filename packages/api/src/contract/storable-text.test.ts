import { expect, it } from 'vitest'
import { isStorable, madeStorable, unstorablePaths } from './storable-text.ts'

it('takes every text but null characters and halves of a surrogate pair', () => {
  expect(['', 'Zoé', '名刺', '🖋️', '\u0001\n'].every(isStorable)).toBe(true)
  expect(['\0', 'a\0b', '\ud83d', '\udd8b\ud83d'].some(isStorable)).toBe(false)
})

it('leaves out of a text what cannot be stored', () => {
  expect(madeStorable('550 \0No such\ud83d mailbox 🖋️')).toBe('550 No such\ufffd mailbox 🖋️')
})

it('finds such texts at any depth, in keys too', () => {
  const value = { name: 'a\0', list: ['fine', { 'k\0': 1, deep: '\ud800' }], count: 1, none: null }

  expect(unstorablePaths(value)).toEqual(['name', 'list.1.k', 'list.1.deep'])
  expect(unstorablePaths(value, 'filter')[0]).toBe('filter.name')
  expect(unstorablePaths('\0', 'id')).toEqual(['id'])
})

it('reads a value that is nested without end', () => {
  let value: unknown = '\0'
  for (let depth = 0; depth < 100_000; depth += 1) value = [value]

  expect(unstorablePaths(value)).toHaveLength(1)
})

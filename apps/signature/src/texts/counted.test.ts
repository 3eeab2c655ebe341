import { expect, it } from 'vitest'
import { counted } from './counted.ts'

it.each([
  [0, '0 membre'],
  [1, '1 membre'],
  [2, '2 membres'],
  [1200, '1\u202f200 membres'],
])('writes %i with its noun', (count, text) => {
  expect(counted(count, 'membre')).toBe(text)
})

it('takes a plural of its own', () => {
  expect(counted(2, 'ligne à corriger', 'lignes à corriger')).toBe('2 lignes à corriger')
})

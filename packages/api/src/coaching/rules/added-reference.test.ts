import { expect, it } from 'vitest'
import { addedReference } from './added-reference.ts'

it.each([
  ['a deleted one that stays', ['a', 'gone'], ['gone', 'a'], undefined],
  ['a deleted one that is moved', ['gone', 'a', 'b'], ['a', 'b', 'gone'], undefined],
  ['a deleted one that is removed', ['a'], ['a', 'gone'], undefined],
  ['one of two deleted ones that is removed', ['gone'], ['gone', 'gone'], undefined],
  ['two deleted ones that stay', ['gone', 'gone'], ['gone', 'gone'], undefined],
  ['usable ones that are duplicated', ['a', 'a', 'a'], ['a'], undefined],
  ['a deleted one that is added', ['a', 'gone'], ['a'], 'gone'],
  ['a deleted one that is duplicated', ['gone', 'gone'], ['gone'], 'gone'],
  ['a deleted one that takes the place of another', ['gone', 'gone'], ['gone', 'a'], 'gone'],
  ['a deleted one in something new', ['gone'], [], 'gone'],
  ['nothing', [], [], undefined],
])('finds %s', (_, ids, former, expected) => {
  expect(addedReference(ids, former, (id) => id !== 'gone')).toBe(expected)
})

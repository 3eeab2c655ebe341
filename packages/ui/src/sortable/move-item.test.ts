import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveItem } from './move-item.ts'

it('moves an entry forwards and backwards', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})

it('keeps the order if an index is outside the list', () => {
  expect(moveItem(['a', 'b'], 0, 2)).toEqual(['a', 'b'])
  expect(moveItem(['a', 'b'], -1, 0)).toEqual(['a', 'b'])
})

it('neither loses nor repeats entries, and never changes the original list', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), fc.integer(), (items, from, to) => {
      const before = [...items]
      const moved = moveItem(items, from, to)
      const bySize = (first: number, second: number) => first - second
      expect(moved.toSorted(bySize)).toEqual(items.toSorted(bySize))
      expect(items).toEqual(before)
    }),
  )
})

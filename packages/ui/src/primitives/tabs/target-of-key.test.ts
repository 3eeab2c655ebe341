import { expect, it } from 'vitest'
import { targetOfKey, type TabsPlace } from './target-of-key.ts'

const row: TabsPlace = { index: 1, count: 4, isVertical: false, isRightToLeft: false }

it.each([
  ['ArrowRight', 2],
  ['ArrowLeft', 0],
  ['Home', 0],
  ['End', 3],
  ['Enter', 1],
  [' ', 1],
  ['ArrowUp', null],
  ['ArrowDown', null],
  ['a', null],
])('at index 1 in a row of four tabs, %s results in %s', (key, target) => {
  expect(targetOfKey(key, row)).toBe(target)
})

it('wraps around at either end', () => {
  expect(targetOfKey('ArrowRight', { ...row, index: 3 })).toBe(0)
  expect(targetOfKey('ArrowLeft', { ...row, index: 0 })).toBe(3)
})

it('follows the direction of the text', () => {
  const reversed = { ...row, isRightToLeft: true }
  expect(targetOfKey('ArrowRight', reversed)).toBe(0)
  expect(targetOfKey('ArrowLeft', reversed)).toBe(2)
})

it.each([
  ['ArrowDown', 2],
  ['ArrowUp', 0],
  ['ArrowRight', 2],
  ['ArrowLeft', 0],
])('in a column, %s moves from index 1 to %s, in either text direction', (key, target) => {
  const column = { ...row, isVertical: true }
  expect(targetOfKey(key, column)).toBe(target)
  expect(targetOfKey(key, { ...column, isRightToLeft: true })).toBe(target)
})

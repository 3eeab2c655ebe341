import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextPlace, type GridKey } from './next-place.ts'

const press = (key: string, modifiers: Partial<GridKey> = {}): GridKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...modifiers,
})
const size = { rows: 101, columns: 5, rowsInView: 10 }
const go = (key: string, row: number, column: number, modifiers: Partial<GridKey> = {}) =>
  nextPlace(press(key, modifiers), { row, column }, size)

it.each([
  ['ArrowUp', 5, 2, 4, 2],
  ['ArrowDown', 5, 2, 6, 2],
  ['ArrowLeft', 5, 2, 5, 1],
  ['ArrowRight', 5, 2, 5, 3],
  ['Home', 5, 2, 5, 0],
  ['End', 5, 2, 5, 4],
  ['PageDown', 5, 2, 15, 2],
  ['PageUp', 15, 2, 5, 2],
  ['PageUp', 4, 2, 1, 2],
  ['ArrowUp', 1, 2, 0, 2],
])('%s moves from row %i, column %i to row %i, column %i', (key, row, column, toRow, toColumn) => {
  expect(go(key, row, column)).toEqual({ row: toRow, column: toColumn })
})

it('goes to the first or last cell of the grid on Ctrl + Home or End (Cmd on a Mac)', () => {
  expect(go('Home', 50, 3, { ctrlKey: true })).toEqual({ row: 0, column: 0 })
  expect(go('End', 50, 3, { metaKey: true })).toEqual({ row: 100, column: 4 })
})

it('leaves other keys to the browser', () => {
  for (const key of ['a', 'Tab', 'Escape', ' ']) expect(go(key, 5, 2)).toBeNull()
  expect(go('ArrowRight', 5, 2, { ctrlKey: true })).toBeNull()
  expect(go('ArrowRight', 5, 2, { shiftKey: true })).toBeNull()
  expect(go('ArrowLeft', 5, 2, { altKey: true })).toBeNull()
})

it('never leaves the grid', () => {
  const key = fc.constantFrom(
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'PageUp',
    'PageDown',
  )
  fc.assert(
    fc.property(key, fc.nat(100), fc.nat(4), fc.boolean(), (pressed, row, column, ctrlKey) => {
      const next = go(pressed, row, column, { ctrlKey })
      fc.pre(next !== null)
      expect(next!.row).toBeGreaterThanOrEqual(0)
      expect(next!.row).toBeLessThan(101)
      expect(next!.column).toBeGreaterThanOrEqual(0)
      expect(next!.column).toBeLessThan(5)
    }),
  )
})

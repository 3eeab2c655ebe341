import { expect, it } from 'vitest'
import { pageOf, pageSizes } from './pages.ts'

const rows = Array.from({ length: 51 }, (_, index) => index)

it('offers 5, 20, 50 and 100 rows', () => {
  expect(pageSizes).toEqual([5, 20, 50, 100])
})

it('cuts pages, the last one shorter', () => {
  expect(pageOf(rows, { index: 0, size: 50 })).toMatchObject({ index: 0, count: 2 })
  expect(pageOf(rows, { index: 1, size: 50 }).rows).toEqual([50])
})

it('shows the last page where the wanted one is past the end', () => {
  expect(pageOf(rows, { index: 9, size: 20 })).toMatchObject({ index: 2, count: 3 })
})

it('has one empty page without rows', () => {
  expect(pageOf([], { index: 3, size: 20 })).toEqual({ rows: [], index: 0, count: 1 })
})

import { expect, it } from 'vitest'
import { firstPage, pageCount, pageSizes, reachablePage } from './pages.ts'

it('[2.9.10] offers 5, 20, 50 and 100 rows per page, and defaults to 50', () => {
  expect(pageSizes).toEqual([5, 20, 50, 100])
  expect(firstPage).toEqual({ index: 0, size: 50 })
})

it('counts pages, including a partial last one', () => {
  expect(pageCount(50, 50)).toBe(1)
  expect(pageCount(51, 50)).toBe(2)
})

it('has one empty page if there are no rows', () => {
  expect(pageCount(0, 20)).toBe(1)
  expect(reachablePage({ index: 3, size: 20 }, 0)).toBe(0)
})

it('shows the last page if the requested one is past the end', () => {
  expect(reachablePage({ index: 9, size: 20 }, 51)).toBe(2)
  expect(reachablePage({ index: -1, size: 20 }, 51)).toBe(0)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutPage } from './cut-page.ts'
import { pageCount, pageSizes, reachablePage } from './pages.ts'

const rows = Array.from({ length: 250 }, (_, index) => `row ${index}`)
const places = fc.option(
  fc.uniqueArray(fc.nat(249)).map((indices) => Uint32Array.from(indices)),
  { nil: null },
)
const wanted = (indices: Uint32Array | null) =>
  indices === null ? rows : [...indices].map((at) => rows[at])

it('puts each row on exactly one page, in order', () => {
  fc.assert(
    fc.property(places, fc.constantFrom(...pageSizes), (indices, size) => {
      const all = wanted(indices)
      const pages = Array.from({ length: pageCount(all.length, size) }, (_, index) =>
        cutPage(rows, indices, { index, size }),
      )
      expect(pages.flat()).toEqual(all)
      expect(pages.slice(0, -1).every((page) => page.length === size)).toBe(true)
      expect(cutPage(rows, indices, null)).toEqual(all)
    }),
  )
})

it('has rows on every reachable page, unless no row matches', () => {
  fc.assert(
    fc.property(places, fc.constantFrom(...pageSizes), fc.integer(), (indices, size, index) => {
      const count = wanted(indices).length
      const page = { index: reachablePage({ index, size }, count), size }
      expect(cutPage(rows, indices, page).length > 0).toBe(count > 0)
    }),
  )
})

it('returns the same array if all rows are shown in their original order', () => {
  expect(cutPage(rows, null, null)).toBe(rows)
})

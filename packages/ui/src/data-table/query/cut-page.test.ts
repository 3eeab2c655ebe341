import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutPage } from './cut-page.ts'
import { pageCount, pageSizes, reachablePage } from './pages.ts'

const rows = Array.from({ length: 250 }, (_, index) => `row ${index}`)
const places = fc.option(
  fc.uniqueArray(fc.nat(249)).map((chosen) => Uint32Array.from(chosen)),
  { nil: null },
)
const wanted = (chosen: Uint32Array | null) =>
  chosen === null ? rows : [...chosen].map((at) => rows[at])

it('gives each row once on the pages, in order', () => {
  fc.assert(
    fc.property(places, fc.constantFrom(...pageSizes), (chosen, size) => {
      const all = wanted(chosen)
      const pages = Array.from({ length: pageCount(all.length, size) }, (_, index) =>
        cutPage(rows, chosen, { index, size }),
      )
      expect(pages.flat()).toEqual(all)
      expect(pages.slice(0, -1).every((page) => page.length === size)).toBe(true)
      expect(cutPage(rows, chosen, null)).toEqual(all)
    }),
  )
})

it('has rows on every page that can be reached, while there are rows', () => {
  fc.assert(
    fc.property(places, fc.constantFrom(...pageSizes), fc.integer(), (chosen, size, index) => {
      const count = wanted(chosen).length
      const page = { index: reachablePage({ index, size }, count), size }
      expect(cutPage(rows, chosen, page).length > 0).toBe(count > 0)
    }),
  )
})

it('makes no new list of all rows as they came', () => {
  expect(cutPage(rows, null, null)).toBe(rows)
})

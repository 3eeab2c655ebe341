import { expect, it } from 'vitest'
import { wholePixels } from './quick-screenshots.ts'

it('keeps a box that ends on whole pixels unchanged', () => {
  expect(wholePixels({ left: 0, top: 0, right: 390, bottom: 844 })).toEqual({
    x: 0,
    y: 0,
    width: 390,
    height: 844,
  })
})

it('includes pixels that a box covers partly', () => {
  expect(wholePixels({ left: 7.5, top: 15.2, right: 100.1, bottom: 20.9 })).toEqual({
    x: 7,
    y: 15,
    width: 94,
    height: 6,
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isVisibleArea, largestVisibleArea } from './visible-area.ts'

const side = fc.integer({ min: 16, max: 8192 })

it('shows the full height of a wide video and the full width of a tall one', () => {
  expect(largestVisibleArea({ width: 1600, height: 900 })).toEqual({
    x: expect.closeTo(0.289, 3),
    y: 0,
    width: expect.closeTo(0.422, 3),
    height: 1,
  })
  expect(largestVisibleArea({ width: 900, height: 1600 })).toEqual({
    x: 0,
    y: expect.closeTo(0.125, 3),
    width: 1,
    height: 0.75,
  })
})

it('[3.9.10] has a ratio of 3 to 4 in displayed pixels, whatever the video', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const area = largestVisibleArea({ width, height })
      expect((area.width * width) / (area.height * height)).toBeCloseTo(3 / 4)
      // In a very wide video, the area can be narrower than the minimum width.
      expect(isVisibleArea(area, { width, height })).toBe(area.width >= 0.1)
    }),
  )
})

it('rejects an area of another ratio, outside of the video, or narrower than a tenth of the video', () => {
  const tall = { width: 900, height: 1600 }
  const fits = { x: 0, y: 0, width: 1, height: 0.75 }
  expect(isVisibleArea(fits, tall)).toBe(true)
  expect(isVisibleArea({ ...fits, height: 1 }, tall)).toBe(false)
  expect(isVisibleArea({ ...fits, y: 0.3 }, tall)).toBe(false)
  expect(isVisibleArea({ ...fits, x: -0.1 }, tall)).toBe(false)
  expect(isVisibleArea({ x: 0, y: 0, width: 0.09, height: 0.0675 }, tall)).toBe(false)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { variantFor, variantForBox } from './variant.ts'

it('has twice the displayed size and radius', () => {
  expect(variantFor({ width: 1000, height: 500 }, 150, 20)).toEqual({
    width: 300,
    height: 150,
    radius: 40,
  })
})

it('exceeds the natural size only to reach the displayed size', () => {
  expect(variantFor({ width: 150, height: 150 }, 100, 10)).toEqual({
    width: 150,
    height: 150,
    radius: 15,
  })
  expect(variantFor({ width: 40, height: 40 }, 100, 10)).toMatchObject({ width: 100, radius: 10 })
})

it('fills a reserved box at twice its size', () => {
  expect(variantForBox({ width: 400, height: 100 }, 8)).toEqual({
    width: 800,
    height: 200,
    radius: 16,
  })
})

it.each([
  ['a small square logo', 600, 600, 50, [104, 104]],
  ['a small wide logo', 900, 450, 80, [208, 104]],
  ['a tall logo', 300, 900, 50, [104, 312]],
  ['a logo that has no more pixels', 90, 90, 50, [90, 90]],
  ['a logo that is too flat, which stays small', 1200, 120, 200, [400, 40]],
])(
  'is large enough to keep its colors in Gmail’s dark mode, if possible: %s',
  (_, width, height, shown, size) => {
    const variant = variantFor({ width, height }, shown, 0)
    expect([variant.width, variant.height]).toEqual(size)
  },
)

it('fills a flat box with enough pixels to keep its colors', () => {
  expect(variantForBox({ width: 400, height: 40 }, 0)).toMatchObject({ width: 1040, height: 104 })
  expect(variantForBox({ width: 400, height: 30 }, 0)).toMatchObject({ width: 800, height: 60 })
})

it('never exceeds the maximum side that the file address accepts, whatever the image', () => {
  const side = fc.integer({ min: 1, max: 40_000 })
  fc.assert(
    fc.property(
      side,
      side,
      fc.integer({ min: 50, max: 1000 }),
      fc.integer({ min: 0, max: 500 }),
      (width, height, shown, radius) => {
        const variant = variantFor({ width, height }, shown, radius)
        for (const length of [variant.width, variant.height]) {
          expect(length).toBeGreaterThanOrEqual(1)
          expect(length).toBeLessThanOrEqual(2400)
        }
        expect(variant.radius).toBeLessThanOrEqual(variant.width / 2 + 0.5)
      },
    ),
  )
})

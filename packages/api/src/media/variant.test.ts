import fc from 'fast-check'
import { expect, it } from 'vitest'
import { variantFor, variantForBox, variantInSteps } from './variant.ts'

it('has twice the displayed size and radius', () => {
  expect(variantFor({ width: 1000, height: 500 }, 160, 20)).toEqual({
    width: 320,
    height: 160,
    radius: 40,
  })
})

it('exceeds the natural size only to reach the displayed size', () => {
  expect(variantFor({ width: 160, height: 160 }, 100, 10)).toEqual({
    width: 160,
    height: 160,
    radius: 16,
  })
  expect(variantFor({ width: 40, height: 40 }, 96, 10)).toMatchObject({ width: 96, radius: 10 })
})

it('rounds the width up to the next multiple of 16 pixels, and height and radius with it', () => {
  expect(variantFor({ width: 1000, height: 500 }, 150, 20)).toEqual({
    width: 304,
    height: 152,
    radius: 41,
  })
  expect(variantForBox({ width: 401, height: 100 }, 8)).toEqual({
    width: 816,
    height: 203,
    radius: 16,
  })
})

it('fills a reserved box at twice its size', () => {
  expect(variantForBox({ width: 400, height: 100 }, 8)).toEqual({
    width: 800,
    height: 200,
    radius: 16,
  })
})

it.each([
  ['a small square logo', 600, 600, 50, [112, 112]],
  ['a small wide logo', 900, 450, 80, [208, 104]],
  ['a tall logo', 300, 900, 50, [112, 336]],
  ['a logo that has no more pixels', 90, 90, 50, [96, 96]],
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

it('shows any size of an old address in the same few steps, and a new address as it is', () => {
  const natural = { width: 1000, height: 640 }
  const shown = Array.from({ length: 951 }, (_, at) => at + 50)
  const old = shown.map((width) => {
    const size = { width: 2 * width, height: Math.round(2 * width * 0.64), radius: 0 }
    return variantInSteps({ ...size, kind: 'logo' }, natural)
  })
  const names = new Set(old.map(({ width, height }) => `${width}x${height}`))
  expect(names.size).toBe(Math.ceil(2000 / 16) - Math.floor(100 / 16))
  for (const [at, { width }] of old.entries()) expect(width - 2 * (at + 50)).toBeLessThan(16)

  for (const width of shown) {
    const logo = { ...variantFor(natural, width, 12), kind: 'logo' } as const
    expect(variantInSteps(logo, natural)).toEqual(logo)
    const banner = { ...variantForBox({ width, height: 75 }, 12), kind: 'banner' } as const
    expect(variantInSteps(banner, natural)).toEqual(banner)
  }
})

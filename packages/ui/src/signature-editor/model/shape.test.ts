import { expect, it } from 'vitest'
import { maxRadius, resized, snapButtonRadius } from './shape.ts'

it('[2.9.01] limits the corner radius to half the width', () => {
  expect(maxRadius(80)).toBe(40)
  expect(maxRadius(25)).toBe(12)
})

it('reduces a radius that is too large for the new width', () => {
  expect(resized({ width: 80, radius: 40 }, 50)).toEqual({ width: 50, radius: 25 })
  expect(resized({ width: 80, radius: 10 }, 50)).toEqual({ width: 50, radius: 10 })
})

it('[2.9.06] allows a button radius of 0 or of at least 8', () => {
  expect(snapButtonRadius(1, 0)).toBe(8)
  expect(snapButtonRadius(7, 8)).toBe(0)
  expect(snapButtonRadius(3, 20)).toBe(0)
  expect(snapButtonRadius(12, 0)).toBe(12)
})

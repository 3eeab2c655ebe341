import { expect, it } from 'vitest'
import { maxRadius, resized, snapButtonRadius } from './shape.ts'

it('[2.9.01] lets corners be rounded by half the width at most', () => {
  expect(maxRadius(80)).toBe(40)
  expect(maxRadius(25)).toBe(12)
})

it('takes the radius along where a new width leaves no room for it', () => {
  expect(resized({ width: 80, radius: 40 }, 50)).toEqual({ width: 50, radius: 25 })
  expect(resized({ width: 80, radius: 10 }, 50)).toEqual({ width: 50, radius: 10 })
})

it('[2.9.06] lets a button have square corners or a radius of 8 or more', () => {
  expect(snapButtonRadius(1, 0)).toBe(8)
  expect(snapButtonRadius(7, 8)).toBe(0)
  expect(snapButtonRadius(3, 20)).toBe(0)
  expect(snapButtonRadius(12, 0)).toBe(12)
})

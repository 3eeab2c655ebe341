import { expect, it } from 'vitest'
import { movingScale } from './moving-scale.ts'

const square = (side: number) => ({ width: side, height: side })

it('renders an animation at the size of the box if it has enough pixels', () => {
  expect(movingScale(square(1000), square(400), 10)).toBe(1)
})

it('does not enlarge an animation, except to a size that keeps its colors in Gmail', () => {
  expect(movingScale(square(300), square(1200), 3)).toBe(0.25)
  expect(movingScale(square(50), square(400), 3)).toBe(0.26)
})

it('shrinks a long animation until all its frames have at most six megapixels', () => {
  const scale = movingScale(square(1000), square(1000), 24) ?? 0
  expect((1000 * scale) ** 2 * 24).toBeCloseTo(6_000_000)
})

it('returns no scale for an animation that would have to be tiny', () => {
  expect(movingScale(square(2400), square(2400), 30)).toBeNull()
})

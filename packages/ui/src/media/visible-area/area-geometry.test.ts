import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dragCorner,
  largestArea,
  minAreaWidth,
  moveArea,
  resizeArea,
  visibleAreaRatio,
  type AreaFractions,
} from './area-geometry.ts'
import { areaAfterKey } from './area-keys.ts'

const landscape = { width: 1920, height: 1080 }
const portrait = { width: 1080, height: 1920 }

const close = (area: AreaFractions) => ({
  x: expect.closeTo(area.x, 6) as number,
  y: expect.closeTo(area.y, 6) as number,
  width: expect.closeTo(area.width, 6) as number,
  height: expect.closeTo(area.height, 6) as number,
})

describe('largestArea', () => {
  it.each([
    ['landscape', landscape, { x: 0.2890625, y: 0, width: 0.421875, height: 1 }],
    ['portrait', portrait, { x: 0, y: 0.125, width: 1, height: 0.75 }],
    ['3:4', { width: 240, height: 320 }, { x: 0, y: 0, width: 1, height: 1 }],
    ['very wide', { width: 3000, height: 200 }, { x: 0.475, y: 0, width: 0.05, height: 1 }],
  ])('[3.9.10] is 3:4 in displayed pixels, centred: %s', (_, media, area) => {
    expect(largestArea(media)).toEqual(close(area))
  })
})

describe('moveArea', () => {
  it('stops at the edges of the video', () => {
    const area = { x: 0.2, y: 0.1, width: 0.5, height: 0.5 }
    expect(moveArea(area, { x: 0.1, y: -0.3 })).toEqual(close({ ...area, x: 0.3, y: 0 }))
    expect(moveArea(area, { x: 9, y: 9 })).toEqual(close({ ...area, x: 0.5, y: 0.5 }))
  })
})

describe('resizeArea', () => {
  it('keeps the centre, as long as there is room', () => {
    const area = largestArea(landscape)
    const half = resizeArea(area, area.width / 2, landscape)
    expect(half.x + half.width / 2).toBeCloseTo(0.5)
    expect(half.y + half.height / 2).toBeCloseTo(0.5)
    expect(half.height).toBeCloseTo(0.5)
  })

  it('stops at a tenth of the video’s width', () => {
    expect(resizeArea(largestArea(portrait), 0, portrait).width).toBe(0.1)
  })
})

describe('dragCorner', () => {
  it('keeps the opposite corner', () => {
    const area = largestArea(portrait)
    const smaller = dragCorner(area, 'nw', { x: 0.5, y: 0.9 }, portrait)
    expect(smaller).toEqual(close({ x: 0.5, y: 0.5, width: 0.5, height: 0.375 }))
    expect(dragCorner(smaller, 'se', { x: 1, y: 1 }, portrait)).toEqual(close(smaller))
  })
})

describe('areaAfterKey', () => {
  const area = { x: 0.25, y: 0.25, width: 0.5, height: 0.375 }
  const after = (key: string, shiftKey = false) => areaAfterKey(area, { key, shiftKey }, portrait)

  it('moves with arrows', () => {
    expect(after('ArrowLeft')).toEqual(close({ ...area, x: 0.23 }))
    expect(after('ArrowDown')).toEqual(close({ ...area, y: 0.27 }))
  })

  it('resizes with plus, minus, and arrows with shift', () => {
    for (const larger of [after('+'), after('+', true), after('ArrowUp', true)]) {
      expect(larger?.width).toBeCloseTo(0.52)
    }
    for (const smaller of [after('-'), after('ArrowLeft', true)]) {
      expect(smaller?.width).toBeCloseTo(0.48)
    }
  })

  it('leaves other keys to the page', () => {
    expect(after('Tab')).toBeUndefined()
  })
})

it('keeps every area inside the video, in the fixed ratio and, if possible, at least as wide as the minimum', () => {
  const side = fc.integer({ min: 16, max: 8000 })
  const fraction = fc.double({ min: -2, max: 2, noNaN: true })
  const steps = fc.record({
    media: fc.record({ width: side, height: side }),
    corner: fc.constantFrom('nw', 'ne', 'sw', 'se'),
    from: fc.record({ x: fraction, y: fraction }),
    to: fc.record({ x: fraction, y: fraction }),
    width: fraction,
  })
  fc.assert(
    fc.property(steps, ({ media, corner, from, to, width }) => {
      const moved = moveArea(resizeArea(largestArea(media), width, media), from)
      const area = dragCorner(moved, corner, to, media)
      const ratio = (area.width * media.width) / (area.height * media.height)
      expect(ratio).toBeCloseTo(visibleAreaRatio, 6)
      expect(area.width).toBeGreaterThanOrEqual(
        Math.min(minAreaWidth, largestArea(media).width) - 1e-9,
      )
      for (const [start, length] of [
        [area.x, area.width],
        [area.y, area.height],
      ] as const) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(start + length).toBeLessThanOrEqual(1 + 1e-9)
      }
    }),
  )
})

import { describe, expect, it } from 'vitest'
import { aspectLabel, ratioLabel } from './aspect-label.ts'
import {
  frameRatio,
  frameRoom,
  frameTo,
  startView,
  turnedQuarter,
} from './crop-dialog/crop-view.ts'
import { normalTurn, outputSize, turnedSize } from './crop-geometry.ts'

describe('output size of a crop', () => {
  it('is at most twice the displayed size', () => {
    const needed = { maxWidth: 400, maxHeight: 400 }
    expect(outputSize({ width: 4000, height: 1000 }, needed)).toEqual({ width: 800, height: 200 })
    expect(outputSize({ width: 1000, height: 4000 }, needed)).toEqual({ width: 200, height: 800 })
  })

  it('is not larger than a small cropped area, and at least one pixel high', () => {
    const needed = { maxWidth: 400, maxHeight: 400 }
    expect(outputSize({ width: 120, height: 90 }, needed)).toEqual({ width: 120, height: 90 })
    expect(outputSize({ width: 90_000, height: 1 }, needed)).toEqual({ width: 800, height: 1 })
  })
})

describe('rotated image', () => {
  it('has a bounding box that depends on its rotation', () => {
    const quarter = turnedSize({ width: 300, height: 200 }, 90)
    expect(quarter.width).toBeCloseTo(200)
    expect(quarter.height).toBeCloseTo(300)
    expect(turnedSize({ width: 100, height: 100 }, 45).width).toBeCloseTo(141.42)
  })

  it.each([
    [0, 0],
    [180, 180],
    [190, -170],
    [270, -90],
    [-270, 90],
    [720, 0],
  ])('normalises a rotation of %i degrees to %i', (rotation, expected) => {
    expect(normalTurn(rotation)).toBe(expected)
  })

  it('has a free frame that rotates with it', () => {
    const view = { ...startView('free'), frame: { width: 80, height: 30 } }
    expect(turnedQuarter(view, 1)).toMatchObject({
      rotation: 90,
      frame: { width: 30, height: 80 },
    })
  })

  it('keeps its own aspect ratio, swapped at 90 degrees', () => {
    const image = { width: 300, height: 200 }
    const view = startView('original')
    expect(frameRatio(view, image)).toBe(1.5)
    expect(frameRatio({ ...view, rotation: -90 }, image)).toBeCloseTo(2 / 3)
    expect(frameRatio({ ...view, rotation: 180 }, image)).toBe(1.5)
    expect(frameRatio({ ...view, aspect: 4, rotation: 90 }, image)).toBe(4)
  })
})

describe('free frame', () => {
  const container = { width: 600, height: 600 }

  it('stays inside image and container', () => {
    expect(frameRoom({ width: 600, height: 400 }, container, 0)).toEqual({
      width: 600,
      height: 400,
    })
    expect(frameRoom({ width: 600, height: 600 }, container, 45)).toEqual(container)
  })

  it('follows the dragged corner, from a tenth of the available space to all of it', () => {
    const room = { width: 600, height: 400 }
    expect(frameTo({ x: -150, y: 100 }, room)).toEqual({ width: 50, height: 50 })
    expect(frameTo({ x: 900, y: 2 }, room)).toEqual({ width: 100, height: 10 })
  })
})

describe('label of an aspect ratio', () => {
  it.each([
    [16 / 9, '16:9'],
    [4 / 3, '4:3'],
    [3 / 4, '3:4'],
    [250 / 300, '5:6'],
    [0.8, '4:5'],
    [1.91, '1,91:1'],
    [372 / 160, '2,33:1'],
    [0.1, '1:10'],
  ])('formats %f as %s', (ratio, expected) => {
    expect(ratioLabel(ratio, 'fr-FR')).toBe(expected)
  })

  it('uses the name of a named ratio', () => {
    const names = { free: 'Libre', original: 'Original', square: 'Carré' }
    expect(aspectLabel('free', names, 'fr-FR')).toBe('Libre')
    expect(aspectLabel(1, names, 'fr-FR')).toBe('Carré')
    expect(aspectLabel(4 / 3, names, 'fr-FR')).toBe('4:3')
  })
})

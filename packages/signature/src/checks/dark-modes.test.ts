import { describe, expect, it } from 'vitest'
import { contrastRatio, parseHex, toHex } from './color.ts'
import { darkModes, lightMode, shownColors, shownContrast } from './dark-modes.ts'
import type { ColorMode } from './dark-modes.ts'
import { fromLab, toLab } from './lab.ts'

const mode = (client: string): ColorMode => {
  const found = darkModes.find((dark) => dark.client === client)
  if (!found) throw new Error(`No dark mode of ${client}.`)
  return found
}

describe('colors', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#FFF', '#ffffff', 1],
    ['#2d8cff', '#ffffff', 3.33],
  ])('computes the contrast of %s and %s as %d', (first, second, ratio) => {
    expect(contrastRatio(first, second)).toBeCloseTo(ratio, 2)
    expect(contrastRatio(second, first)).toBeCloseTo(ratio, 2)
  })

  it.each(['#000000', '#ffffff', '#333333', '#c2410c', '#0a66c2', '#fffc00'])(
    'preserves %s in a round trip through Lab',
    (color) => {
      const rgb = parseHex(color)
      expect(rgb && toHex(fromLab(toLab(rgb)))).toBe(color)
    },
  )

  it('computes lightness as defined by CIE Lab', () => {
    expect(toLab([255, 255, 255])[0]).toBeCloseTo(100, 3)
    expect(toLab([51, 51, 51])[0]).toBeCloseTo(21.247, 2)
    expect(toLab([0, 0, 0])[0]).toBe(0)
  })
})

describe('dark modes', () => {
  it('keeps colors unchanged in Apple Mail', () => {
    expect(shownColors('#333333', '#fafafa', mode('Apple Mail'))).toEqual({
      text: '#333333',
      background: '#fafafa',
    })
  })

  it.each(['Gmail (Android)', 'Outlook.com'])(
    'inverts only dark text and light backgrounds in %s',
    (name) => {
      const dark = shownColors('#111111', '#ffffff', mode(name))
      expect(dark.background).toBe(mode(name).canvas)
      expect(contrastRatio(dark.text, dark.background)).toBeGreaterThan(7)
      expect(shownColors('#ffffff', '#1a237e', mode(name))).toEqual({
        text: '#ffffff',
        background: '#1a237e',
      })
    },
  )

  it.each(['Gmail (iOS)', 'Outlook (Windows)'])('inverts everything in %s', (name) => {
    const { canvas } = mode(name)
    expect(shownColors('#ffffff', '#000000', mode(name))).toEqual({
      text: canvas,
      background: '#ffffff',
    })
  })

  it('keeps the hue of inverted colors', () => {
    const { text } = shownColors('#c2410c', undefined, mode('Gmail (iOS)'))
    const [red, green, blue] = parseHex(text) ?? [0, 0, 0]
    expect(red).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(blue)
  })

  it.each([
    ['Gmail (Android)', '#8c8c8c', '#3c3c3c'],
    ['Outlook.com', '#323232', '#828282'],
    ['Gmail (iOS)', '#232323', '#737373'],
    ['Outlook (Windows)', '#191919', '#696969'],
  ])('can make text that is readable in light mode unreadable in %s', (name, text, background) => {
    expect(shownContrast(text, background, lightMode)).toBeGreaterThan(3)
    expect(shownContrast(text, background, mode(name))).toBeLessThan(3)
  })

  it('keeps the default colors readable', () => {
    for (const dark of darkModes) {
      expect(shownContrast('#333333', undefined, dark), dark.client).toBeGreaterThan(4.5)
    }
  })
})

it('rejects colors that are not hex', () => {
  expect(() => contrastRatio('red', '#ffffff')).toThrow('"red" is not a #rgb or #rrggbb color.')
})

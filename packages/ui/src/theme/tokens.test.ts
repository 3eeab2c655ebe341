import { describe, expect, it } from 'vitest'
import { breakpoints, colors, type ColorToken, type SchemeName } from './tokens.ts'

/** Contrast ratio of two opaque hex colours, as WCAG 2.2 defines it. */
function contrast(first: string, second: string): number {
  const luminance = (hex: string) => {
    const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    const [red = 0, green = 0, blue = 0] = channels.map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const onPaper: ColorToken[] = ['text', 'muted', 'faint', 'accent', 'success', 'warning', 'danger']
const pairs: [ColorToken, ColorToken][] = [
  ...onPaper.flatMap((token) =>
    (['canvas', 'surface', 'raised'] as const).map((paper): [ColorToken, ColorToken] => [
      token,
      paper,
    ]),
  ),
  ['text', 'hover'],
  ['muted', 'hover'],
  ['accent', 'accent-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['text', 'danger-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
]

describe.each<SchemeName>(['light', 'dark'])('%s scheme', (scheme) => {
  it.each(pairs)('%s is readable on %s', (text, paper) => {
    expect(contrast(colors[scheme][text], colors[scheme][paper])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['surface', 'canvas', 'raised'] as const)('a control stands out from %s', (paper) => {
    expect(
      contrast(colors[scheme]['border-control'], colors[scheme][paper]),
    ).toBeGreaterThanOrEqual(3)
  })
})

it('[1.9.11] breaks layouts at 600, 960, 1280 and 1440 px', () => {
  expect(Object.values(breakpoints)).toEqual([600, 960, 1280, 1440])
})

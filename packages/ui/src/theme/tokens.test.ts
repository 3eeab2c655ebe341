import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { breakpoints, colors, type ColorToken, type SchemeName } from './tokens.ts'

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
    expect(contrastRatio(colors[scheme][text], colors[scheme][paper])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['surface', 'canvas', 'raised'] as const)(
    'a control’s outline is visible on %s',
    (paper) => {
      expect(
        contrastRatio(colors[scheme]['border-control'], colors[scheme][paper]),
      ).toBeGreaterThanOrEqual(3)
    },
  )
})

it('[1.9.11] has breakpoints at 600, 960, 1280 and 1440 px', () => {
  expect(Object.values(breakpoints)).toEqual([600, 960, 1280, 1440])
})

import { expect, it } from 'vitest'
import { textRuns } from './text-runs.ts'

const isLarge = (html: string): boolean | undefined => textRuns(html)[0]?.isLarge

it.each([
  ['23px', '24px', (size: string) => `<span style="font-size:${size}">Inès</span>`],
  [
    '18px',
    '19px',
    (size: string) => `<td style="font-size:${size};color:#333333"><b>Inès</b></td>`,
  ],
])('treats text of %s as small and of %s as large', (small, large, drawn) => {
  expect(isLarge(drawn(small))).toBe(false)
  expect(isLarge(drawn(large))).toBe(true)
})

it('treats text of an unknown size as small', () => {
  expect(isLarge('<b>Inès</b>')).toBe(false)
})

it('applies a size only inside its element', () => {
  const runs = textRuns('<div><b style="font-size:30px">Inès</b> Morel</div>')
  expect(runs.map(({ text, isLarge: large }) => [text, large])).toEqual([
    ['Inès', true],
    ['Morel', false],
  ])
})

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
])('takes text of %s for small and of %s for large', (small, large, drawn) => {
  expect(isLarge(drawn(small))).toBe(false)
  expect(isLarge(drawn(large))).toBe(true)
})

it('takes text of an unknown size for small', () => {
  expect(isLarge('<b>Inès</b>')).toBe(false)
})

it('forgets a size where its element ends', () => {
  const runs = textRuns('<div><b style="font-size:30px">Inès</b> Morel</div>')
  expect(runs.map(({ text, isLarge: large }) => [text, large])).toEqual([
    ['Inès', true],
    ['Morel', false],
  ])
})

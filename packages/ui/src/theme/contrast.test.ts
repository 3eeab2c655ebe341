import { expect, it } from 'vitest'
import { contrastRatio } from './contrast.ts'

// Reference values from the examples of the WCAG working group and WebAIM's contrast checker.
it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#0000ff', '#ffffff', 8.59],
  ['#ffff00', '#ffffff', 1.07],
])('%s on %s is %d:1', (text, paper, ratio) => {
  expect(contrastRatio(text, paper)).toBeCloseTo(ratio, 2)
  expect(contrastRatio(paper, text)).toBeCloseTo(ratio, 2)
})

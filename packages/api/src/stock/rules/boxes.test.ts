import { expect, it } from 'vitest'
import { stepBoxes, toBoxes } from './boxes.ts'

it.each([
  [0, 10, 0, 0],
  [30, 10, 3, 0],
  [25, 10, 2, 5],
  [7, 10, 0, 7],
  [7, 1, 7, 0],
  [7, 0, 7, 0],
])(
  'divides %i units in boxes of %i into %i boxes and %i units left over',
  (units, box, boxes, rest) => {
    expect(toBoxes(units, box)).toEqual({ boxes, rest })
  },
)

it.each([
  // units, box size, after plus, after minus
  [20, 10, 30, 10],
  [25, 10, 30, 20],
  [7, 10, 10, 0],
  [10, 10, 20, 0],
  [0, 10, 10, 0],
  [1, 1, 2, 0],
  [0, 0, 1, 0],
])('steps %i units in boxes of %i up to %i and down to %i', (units, box, plus, minus) => {
  expect(stepBoxes(units, 1, box)).toBe(plus)
  expect(stepBoxes(units, -1, box)).toBe(minus)
})

import { expect, it } from 'vitest'
import { createEditHistory } from './edit-history.ts'

it('keeps the last hundred steps', () => {
  const history = createEditHistory<number>()
  for (let value = 0; value < 150; value += 1) {
    history.record({ before: value, after: value + 1 }, null)
  }
  expect(history.length()).toBe(100)
  expect(history.undo()).toEqual({ before: 149, after: 150 })
})

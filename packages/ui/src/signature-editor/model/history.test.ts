import { expect, it } from 'vitest'
import { changedFields, noHistory, remembered, stepBack, stepForward } from './history.ts'
import type { History } from './history.ts'

const threeSteps = remembered(remembered(noHistory, 'a'), 'b')

it('steps back and forward again', () => {
  const back = stepBack(threeSteps, 'c')
  expect(back?.value).toBe('b')
  const further = back && stepBack(back.history, back.value)
  expect(further?.value).toBe('a')
  const again = further && stepForward(further.history, further.value)
  expect(again?.value).toBe('b')
  expect(again && stepForward(again.history, again.value)?.value).toBe('c')
})

it('has nothing before the first and after the last step', () => {
  expect(stepBack(noHistory, 'a')).toBeNull()
  expect(stepForward(threeSteps, 'c')).toBeNull()
})

it('forgets what was undone once something new is done', () => {
  const back = stepBack(threeSteps, 'c')
  const changed = back && remembered(back.history, back.value)
  expect(changed).toEqual({ past: ['a', 'b'], future: [] })
})

it('remembers a hundred steps', () => {
  let many: History<number> = noHistory
  for (let value = 0; value < 150; value += 1) many = remembered(many, value)
  expect(many.past).toHaveLength(100)
  expect(many.past.at(-1)).toBe(149)
})

it('names the fields that changed', () => {
  const address = { city: 'Lyon' }
  const before = { name: 'Inès', age: 40, address }
  expect(changedFields(before, { name: 'Léa', age: 41, address })).toBe('name age')
  expect(changedFields(before, { ...before, address: { city: 'Lyon' } })).toBe('address')
  expect(changedFields(before, { ...before })).toBe('')
})

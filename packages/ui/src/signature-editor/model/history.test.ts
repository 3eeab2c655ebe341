import { expect, it } from 'vitest'
import { noHistory, remembered, stepBack, stepForward, typedFields } from './history.ts'
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

const before = { name: 'Inès', age: 40, isOpen: false, icons: [{ url: 'a' }, { url: 'b' }] }

it('names the texts and numbers that typing and sliding change', () => {
  expect(typedFields(before, { ...before, name: 'Léa', age: 41 })).toBe('.name .age')
  const icons = [before.icons[0], { url: 'bc' }]
  expect(typedFields(before, { ...before, icons })).toBe('.icons.1.url')
})

it('takes nothing else for typing: each switch, addition and removal is a step of its own', () => {
  expect(typedFields(before, { ...before, isOpen: true })).toBeNull()
  expect(typedFields(before, { ...before, icons: [...before.icons, { url: '' }] })).toBeNull()
  expect(typedFields(before, { ...before, icons: before.icons.slice(1) })).toBeNull()
  expect(typedFields(before, { ...before, name: null })).toBeNull()
  expect(typedFields(before, { ...before })).toBeNull()
})

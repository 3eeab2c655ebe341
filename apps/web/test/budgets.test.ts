import { expect, it } from 'vitest'
import { budgets } from '../build/budgets.ts'
import { pages } from '../build/pages.ts'

it('has no budget for a page that does not exist', () => {
  const names = pages.map(({ name }) => name)
  expect(Object.keys(budgets).filter((name) => !names.includes(name))).toEqual([])
})

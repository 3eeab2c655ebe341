import { expect, it } from 'vitest'
import { budgets } from '../build/budgets.ts'
import { pages } from '../build/pages.ts'

it('gives budgets to pages that exist', () => {
  const names = pages.map(({ name }) => name)
  expect(Object.keys(budgets).filter((name) => !names.includes(name))).toEqual([])
})

import { expect, it } from 'vitest'
import { choicesOf } from './choices.ts'

const rows = [{ team: 'Support' }, { team: 'Équipe 10' }, { team: 'Équipe 9' }, { team: 'Support' }]

it('offers each value of the rows once, in order', () => {
  expect(choicesOf({ key: 'team', title: 'Équipe' }, rows)).toEqual([
    'Équipe 9',
    'Équipe 10',
    'Support',
  ])
})

it('offers what the cell names, where the rows are not all here', () => {
  const choices = ['Support', 'Finance']
  expect(choicesOf({ key: 'team', title: 'Équipe', choices }, rows)).toBe(choices)
})

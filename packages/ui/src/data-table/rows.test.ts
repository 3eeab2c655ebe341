import { expect, it } from 'vitest'
import { searchRows, sortRows } from './rows.ts'

const names = (value: string | number | null) => value

it('sorts text by French rules and numbers inside it by size', () => {
  expect(sortRows(['Zoé', 'éloïse', 'Équipe 10', 'Équipe 9'], names, 'ascending')).toEqual([
    'éloïse',
    'Équipe 9',
    'Équipe 10',
    'Zoé',
  ])
})

it('sorts numbers by size in both directions', () => {
  expect(sortRows([10, 9, 100], names, 'descending')).toEqual([100, 10, 9])
})

it('puts empty values last in both directions', () => {
  expect(sortRows([null, 2, 1], names, 'ascending')).toEqual([1, 2, null])
  expect(sortRows([null, 1, 2], names, 'descending')).toEqual([2, 1, null])
})

it('finds words in any order, without accents and capitals', () => {
  const people = ['Éloïse Martin', 'Martin Dupont', 'Zoé Leroy']
  expect(searchRows(people, (name) => [name], 'MARTIN eloise')).toEqual(['Éloïse Martin'])
  expect(searchRows(people, (name) => [name], '  ')).toEqual(people)
  expect(searchRows(people, (name) => [name], 'x')).toEqual([])
})

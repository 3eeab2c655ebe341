import { expect, it } from 'vitest'
import type { DataTableCell } from '../cells.ts'
import { tableLabels } from '../table.labels.ts'
import { choicesOf } from './choices.ts'

const rows = [{ team: 'Support' }, { team: 'Équipe 10' }, { team: 'Équipe 9' }, { team: 'Support' }]

function french<Row extends object>(cell: DataTableCell<Row>, all: readonly Row[]) {
  return choicesOf(cell, all, { ...tableLabels.fr, locale: 'fr-FR' }, tableLabels.fr)
}

it('offers each value of the rows once, sorted', () => {
  const texts = french({ key: 'team', title: 'Équipe' }, rows).map(({ text }) => text)
  expect(texts).toEqual(['Équipe 9', 'Équipe 10', 'Support'])
})

it('offers the cell’s `choices` if it declares any', () => {
  expect(french({ key: 'team', title: 'Équipe', choices: ['Support', ''] }, rows)).toEqual([
    { value: 'Support', text: 'Support' },
    { value: '', text: 'Sans valeur' },
  ])
})

it('labels options like the cells, with filter values that do not depend on the language', () => {
  const moves = [
    { hired: new Date(2021, 0, 3), installed: true },
    { hired: new Date(2020, 5, 12, 9), installed: false },
    { hired: new Date(2020, 5, 12, 18), installed: true },
  ]
  expect(french({ key: 'installed', title: 'Installée' }, moves)).toEqual([
    { value: 'false', text: 'Non' },
    { value: 'true', text: 'Oui' },
  ])
  expect(french({ key: 'hired', title: 'Arrivée' }, moves)).toEqual([
    { value: '2020-06-12', text: '12/06/2020' },
    { value: '2021-01-03', text: '03/01/2021' },
  ])
})

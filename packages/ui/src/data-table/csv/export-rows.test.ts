import { expect, it } from 'vitest'
import type { DataTableCell } from '../cells.ts'
import { tableLabels } from '../table.labels.ts'
import { rowsAsCsv } from './export-rows.ts'

interface Move {
  name: string
  hired: Date
  installed: boolean
}

const cells: DataTableCell<Move>[] = [
  { key: 'name', title: 'Nom' },
  { key: 'hired', title: 'Arrivée' },
  { key: 'installed', title: 'Installée' },
  { key: 'team', title: 'Équipe', value: () => 'Commerce', exportValue: () => false },
]
const moves = [{ name: 'Zoé', hired: new Date(2020, 5, 12), installed: true }]

it('writes booleans with the page’s labels, and days as ISO 8601', () => {
  expect(rowsAsCsv(moves, cells, { ...tableLabels.fr, locale: 'fr-FR' })).toBe(
    '\ufeffNom;Arrivée;Installée;Équipe\r\nZoé;2020-06-12;Oui;Non\r\n',
  )
  expect(rowsAsCsv(moves, cells, { ...tableLabels.en, locale: 'en-GB' })).toContain(
    '2020-06-12,Yes,No',
  )
})

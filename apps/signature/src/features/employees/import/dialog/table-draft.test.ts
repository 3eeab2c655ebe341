import { withColumn } from '@org/app-kit/table-import'
import { expect, it } from 'vitest'
import { newDraft, rowsOf, withChange, withHeadings, withoutRows } from './table-draft.ts'

const table = [
  ['Nom', 'Prénom', 'Email'],
  ['Roy', 'Zoé', 'zoe@a.fr'],
  ['Pic', 'Léo', 'leo@a.fr'],
]
const rows = table.map((cells, at) => ({ line: at + 1, cells }))
const draft = newDraft({
  rows,
  source: { kind: 'spreadsheet', sheetName: 'Feuil1', sheetNames: ['Feuil1'] },
})

it('recognises the columns by their headings', () => {
  expect(rowsOf(draft)).toMatchObject([
    { line: 2, last_name: 'Roy', first_name: 'Zoé', email: 'zoe@a.fr' },
    { line: 3, last_name: 'Pic' },
  ])
})

it('moves a field to another column, and replaces the field of that column', () => {
  expect(withColumn(draft.mapping, 'position', 0).columns).toEqual([
    'position',
    'first_name',
    'email',
  ])
  expect(withColumn(draft.mapping, 'last_name', 1).columns).toEqual([null, 'last_name', 'email'])
  expect(withColumn(draft.mapping, 'email', null).columns).toEqual([
    'last_name',
    'first_name',
    null,
  ])
})

it('keeps corrections and removed rows when the mapping changes', () => {
  const changed = withoutRows(withChange(draft, 2, { email: 'roy@a.fr' }), [3])
  const mapping = withColumn(changed.mapping, 'position', 0)
  expect(rowsOf({ ...changed, mapping })).toMatchObject([
    { line: 2, email: 'roy@a.fr', position: 'Roy', last_name: '' },
  ])
})

it('maps no team column in the onboarding, even when the heading row changes', () => {
  const cells = [
    ['Liste', '', ''],
    ['Nom', 'Email', 'Équipe'],
    ['Roy', 'zoe@a.fr', 'Ventes'],
  ]
  const sheet = {
    rows: cells.map((row, at) => ({ line: at + 1, cells: row })),
    source: { kind: 'spreadsheet', sheetName: 'Feuil1', sheetNames: ['Feuil1'] },
  } as const
  expect(withHeadings(newDraft(sheet), 1).mapping.columns).toContain('team')
  const onboarding = newDraft(sheet, { hasTeams: false })
  expect(withHeadings(onboarding, 1).mapping.columns).toEqual(['last_name', 'email', null])
})

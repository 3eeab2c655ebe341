import { withColumn } from '@org/app-kit/table-import'
import { expect, it } from 'vitest'
import {
  newDraft,
  correctedRows,
  readRows,
  type TableDraft,
  withChange,
  withHeadings,
  withoutCells,
  withoutRows,
  withPickedColumn,
} from './table-draft.ts'

const rowsOf = (of: TableDraft) => correctedRows(readRows(of), of)

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

it('guesses the columns again when the heading row changes', () => {
  const cells = [
    ['Liste', '', ''],
    ['Nom', 'Email', 'Équipe'],
    ['Roy', 'zoe@a.fr', 'Ventes'],
  ]
  const sheet = {
    rows: cells.map((row, at) => ({ line: at + 1, cells: row })),
    source: { kind: 'spreadsheet', sheetName: 'Feuil1', sheetNames: ['Feuil1'] },
  } as const
  expect(withHeadings(newDraft(sheet), 1).mapping.columns).toEqual(['last_name', 'email', 'team'])
})

it('keeps the column that a picked one replaces for empty cells', () => {
  const cells = [
    ['Mail', 'UPN', 'Nom'],
    ['', 'zoe@a.fr', 'Roy'],
    ['leo@a.fr', 'l@a.fr', 'Pic'],
    ['max@a.fr', '', 'Ott'],
  ]
  const sheet = {
    rows: cells.map((row, at) => ({ line: at + 1, cells: row })),
    source: { kind: 'text', encoding: 'utf-8', separator: ';' },
  } as const
  const emails = (picked: TableDraft) => rowsOf(picked).map(({ email }) => email)
  const guessed = newDraft(sheet)
  expect(emails(guessed)).toEqual(['zoe@a.fr', 'leo@a.fr', 'max@a.fr'])
  const picked = withPickedColumn(guessed, 'email', 1)
  expect(emails(picked)).toEqual(['zoe@a.fr', 'l@a.fr', 'max@a.fr'])
  const taken = { ...guessed, mapping: withColumn(guessed.mapping, 'position', 1) }
  expect(emails(taken)).toEqual(['', 'leo@a.fr', 'max@a.fr'])
  expect(emails({ ...guessed, mapping: withColumn(guessed.mapping, 'email', null) })).toEqual([
    '',
    '',
    '',
  ])
})

it('empties cells and keeps their rows', () => {
  const cleared = withoutCells(draft, new Map([[2, ['first_name', 'phone_number'] as const]]))
  expect(rowsOf(cleared)).toMatchObject([
    { line: 2, first_name: '', last_name: 'Roy' },
    { line: 3, first_name: 'Léo' },
  ])
})

it('repairs the phone numbers of the file, but not those that were corrected', () => {
  const cells = [
    ['Email', 'Mobile'],
    ['zoe@a.fr', '612345678'],
    ['leo@a.fr', '612345679'],
  ]
  const sheet = {
    rows: cells.map((row, at) => ({ line: at + 1, cells: row })),
    source: { kind: 'text', encoding: 'utf-8', separator: ';' },
  } as const
  const changed = withChange(newDraft(sheet), 3, { phone_number: '1' })
  const repaired = readRows(changed, (numbers) => numbers.map((number) => `0${number}`))
  expect(correctedRows(repaired, changed).map(({ phone_number }) => phone_number)).toEqual([
    '0612345678',
    '1',
  ])
})

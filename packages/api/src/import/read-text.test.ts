import { expect, it } from 'vitest'
import { readText } from './read-text.ts'

const read = (text: string, maxRows = 100) => readText(text, 'utf-8', maxRows)
const cells = (text: string) => read(text).rows.map((row) => row.cells)

it.each([';', ',', '\t', '|'])('detects the separator %j', (separator) => {
  const text = ['Nom', 'Email'].join(separator) + '\n' + ['Roy', 'roy@a.fr'].join(separator)
  expect(cells(text)).toEqual([
    ['Nom', 'Email'],
    ['Roy', 'roy@a.fr'],
  ])
})

it('is not misled by commas inside fields', () => {
  const text = 'Nom;Poste;Email\nRoy;"Chef, ventes, export";roy@a.fr\nPic;"A, B, C";pic@a.fr'
  expect(cells(text)[1]).toEqual(['Roy', 'Chef, ventes, export', 'roy@a.fr'])
})

it("uses the separator from Excel's `sep=` line, and counts that line in row numbers", () => {
  const { rows, source } = read('sep=|\r\na,b|c\r\n')
  expect(rows).toEqual([{ line: 2, cells: ['a,b', 'c'] }])
  expect(source).toMatchObject({ separator: '|' })
})

it('keeps quotes and line breaks inside a field, and reads a table with a single column', () => {
  expect(cells('a;"dite ""Zoé""\nRoy"\r\n')).toEqual([['a', 'dite "Zoé"\nRoy']])
  expect(cells('roy@a.fr\npic@a.fr\n')).toEqual([['roy@a.fr'], ['pic@a.fr']])
})

it('leaves out empty rows, and keeps the row numbers of the file', () => {
  expect(read('a;b\n\n ; \nc;d\n').rows.map(({ line }) => line)).toEqual([1, 4])
})

it('never calculates formulas', () => {
  expect(cells('=1+1;@SUM(A1)\n')).toEqual([['=1+1', '@SUM(A1)']])
})

it('rejects rows beyond the limit', () => {
  expect(read('a\nb\nc\n', 3).rows).toHaveLength(3)
  expect(() => read('a\nb\nc\nd\n', 3)).toThrow('plus de 3 lignes')
})

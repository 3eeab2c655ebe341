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

const people = 'Nom;Email\n'

it.each([
  ['to the end', `${people}"Roy;roy@a.fr\nPic;pic@a.fr`, 2],
  ['up to a quoted cell of a later line', `${people}"Roy;roy@a.fr\nPic;"pic@a.fr"`, 2],
  ['in the last row', `${people}Roy;roy@a.fr\nPic;"pic@a.fr`, 3],
  ['before another cell of its line', `${people}"Roy;"roy@a.fr"\nPic;pic@a.fr`, 2],
  ['in the middle of the file', `${people}Roy;roy@a.fr\n"Pic;pic@a.fr\n"Ott";ott@a.fr`, 3],
  ['although a stray quote ends a later line', `${people}"Roy;roy@a.fr\nPic;pic@a.fr"`, 2],
  ['although a stray quote ends a later cell', `${people}Roy;"roy@a.fr\nPic";pic@a.fr`, 2],
])('reports a quote that is unclosed %s, and loses nobody', (_, text, line) => {
  const { rows, source } = read(text)
  expect(rows.slice(1, 3).map(({ cells: [name, email] }) => `${name} ${email}`)).toEqual([
    expect.stringContaining('roy@a.fr') as string,
    expect.stringMatching(/^Pic"? pic@a\.fr"?$/) as string,
  ])
  expect(source).toMatchObject({ unclosedQuotes: [line] })
})

it('keeps line breaks in quoted cells at the start and the end of a row', () => {
  const text = 'Nom;Email;Adresse\n"Roy\nZoé";zoe@a.fr;"1; rue A\nLyon"\nPic;leo@a.fr;"2\nrue B"\n'
  expect(cells(text).slice(1)).toEqual([
    ['Roy\nZoé', 'zoe@a.fr', '1; rue A\nLyon'],
    ['Pic', 'leo@a.fr', '2\nrue B'],
  ])
  expect(read(text).source).not.toHaveProperty('unclosedQuotes')
})

it('reads a stray quote in an unquoted cell as text', () => {
  expect(cells('Écran 24";5\' 10"\n')).toEqual([['Écran 24"', '5\' 10"']])
  expect(read('Écran 24";a\nb;c\n').source).not.toHaveProperty('unclosedQuotes')
})

it.each([
  ['Zoé Roy <zoe@a.fr>; Léo <leo@a.fr>; max@a.fr'],
  ['Zoé Roy <zoe@a.fr>, Léo <leo@a.fr>, max@a.fr'],
  ['"Zoé Roy" <zoe@a.fr>;\n"Léo" <leo@a.fr>;\nmax@a.fr;'],
  ["'Zoé Roy' <zoe@a.fr>; Léo <mailto:leo@a.fr>; <max@a.fr>"],
])('reads the recipients of a mail: %j', (text) => {
  expect(cells(text)).toEqual([
    ['Zoé Roy', 'zoe@a.fr'],
    ['Léo', 'leo@a.fr'],
    ['', 'max@a.fr'],
  ])
})

it('reads recipients whose names have a comma', () => {
  expect(cells('Roy, Zoé <zoe@a.fr>; Pic, Léo <leo@a.fr>')).toEqual([
    ['Roy, Zoé', 'zoe@a.fr'],
    ['Pic, Léo', 'leo@a.fr'],
  ])
  expect(cells('Roy, Zoé <zoe@a.fr>, max@a.fr, Pic, Léo <leo@a.fr>')).toEqual([
    ['Roy, Zoé', 'zoe@a.fr'],
    ['', 'max@a.fr'],
    ['Pic, Léo', 'leo@a.fr'],
  ])
  expect(cells('zoe@a.fr, leo@a.fr')).toEqual([
    ['', 'zoe@a.fr'],
    ['', 'leo@a.fr'],
  ])
})

it('skips the type line of PowerShell', () => {
  expect(cells('#TYPE Selected.User\n"mail","sn"\n"zoe@a.fr","Roy"\n')[0]).toEqual(['mail', 'sn'])
})

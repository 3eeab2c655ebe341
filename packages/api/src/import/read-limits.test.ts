import { expect, it } from 'vitest'
import { workbook } from '../testing/workbook-file.ts'
import { readSheet } from './read-sheet.ts'
import { readText } from './read-text.ts'

const read = (text: string) => readText(text, 'utf-8', 50_000)
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`

it('accepts 10,000 characters in a cell of a text file, but no more', () => {
  expect(read(`a;"${'x'.repeat(10_000)}"`).rows[0]?.cells[1]).toHaveLength(10_000)
  const reason = 'Ligne 2, colonne C : cette cellule dépasse 10\u00a0000 caractères'
  expect(() => read(`a;b;c\na;b;${'x'.repeat(10_001)}`)).toThrow(reason)
  expect(() => read(`a;b;c\na;b;"${'x\n'.repeat(10_000)}"`)).toThrow(reason)
})

it('accepts 10,000 characters in a cell of a workbook, but no more', async () => {
  const longest = await readSheet(workbook([`<row>${inline('x'.repeat(10_000))}</row>`]))
  expect(longest.rows[0]?.cells[0]).toHaveLength(10_000)
  const shared = workbook(
    ['<row r="7"><c r="AB7" t="s"><v>0</v></c></row>'],
    `<si><t>${'x'.repeat(10_001)}</t></si>`,
  )
  await expect(readSheet(shared)).rejects.toThrow('Ligne 7, colonne AB : cette cellule dépasse')
})

it('counts a shared string once for each cell that refers to it', async () => {
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`
  const file = (rows: number) =>
    workbook([row.repeat(rows)], `<si><t>${'x'.repeat(10_000)}</t></si>`)
  expect((await readSheet(file(52))).rows).toHaveLength(52)
  await expect(readSheet(file(53))).rejects.toMatchObject({
    type: 'TOO_LARGE',
    message: 'Ce fichier dépasse 50 Mo une fois décompressé : partagez-le en plusieurs.',
  })
})

it('reads at most 100 columns of a text file', () => {
  expect(read('a;'.repeat(150)).rows[0]?.cells).toHaveLength(100)
})

it.each([
  ['deeply nested elements', '<a>'.repeat(201)],
  ['too many attributes', `<a ${Array.from({ length: 1001 }, (_, at) => `a${at}=""`).join(' ')}/>`],
  ['an unclosed tag', `<${'a'.repeat(2_000_000)}`],
])('rejects a workbook with %s', async (_, xml) => {
  await expect(readSheet(workbook([xml]))).rejects.toMatchObject({
    type: 'MEDIA_TYPE',
    message: expect.stringContaining('abîmé') as string,
  })
})
